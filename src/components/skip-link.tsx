/** Skips a group of links; shown when focused. `to`: the id of what comes after them. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="button button-call skip-link">
      {children}
    </a>
  );
}
