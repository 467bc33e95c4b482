interface SteadyTextProps {
  /** The longest words that may be shown here. */
  longest: string;
  children: string;
}

/** Words that change in a control: it keeps the size that the longest need, so that no other moves. */
export function SteadyText({ longest, children }: SteadyTextProps) {
  return (
    <span className="steady" data-longest={longest}>
      <span suppressHydrationWarning>{children}</span>
    </span>
  );
}
