/** What a driver agrees to by sending; above each Send. */
export function TermsLine() {
  return (
    <p className="text-sm">
      <span suppressHydrationWarning>By sending, you agree to our </span>
      <a href="/terms" className="inline-link" suppressHydrationWarning>
        terms of service
      </a>
      <span suppressHydrationWarning>.</span>
    </p>
  );
}
