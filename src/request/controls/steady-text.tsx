interface SteadyTextProps {
  /** The longest text that may be shown here. */
  longest: string;
  children: string;
}

/**
 * Changing text of a control. The control keeps the size of the longest text, so that nothing beside it
 * moves.
 */
export function SteadyText({ longest, children }: SteadyTextProps) {
  return (
    <span className="steady" data-longest={longest}>
      <span suppressHydrationWarning>{children}</span>
    </span>
  );
}
