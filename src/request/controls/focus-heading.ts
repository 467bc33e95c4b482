/**
 * Brings a section into view that has just come, and focuses its heading: screen readers read on from there.
 * @param heading one that can be focused (tabIndex={-1}).
 */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.closest("section")?.scrollIntoView({ block: "nearest" });
  // If the section is higher than the screen, its top must be in view.
  heading?.scrollIntoView({ block: "nearest" });
  heading?.focus({ preventScroll: true });
}
