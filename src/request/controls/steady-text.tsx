interface SteadyTextProps {
  /** The longest text that may be shown here. */
  longest: string;
  children: string;
}

/** Text of a control that changes. The control has room for the longest text, so that nothing beside it moves. */
export function SteadyText({ longest, children }: SteadyTextProps) {
  return (
    <span className="steady" data-longest={longest}>
      <span suppressHydrationWarning>{children}</span>
    </span>
  );
}
