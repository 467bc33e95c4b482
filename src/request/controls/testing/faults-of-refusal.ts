/**
 * Runs in the page, after a refused Send: what of the focused field (its label, its error, itself) is out of view or
 * covered, and its error if that is not on one line above the field. /request-help leaves the error to the browser.
 */
export function faultsOfRefusal(): string[] {
  const group = document.activeElement?.closest("label");
  const field = group?.querySelector(".field");
  if (!group || !field) throw new Error("No field has the focus");
  const errors = [...group.querySelectorAll(".field-error:not(:empty)")];
  const isHidden = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const spots = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return spots.some(([x, y]) => !group.contains(document.elementFromPoint(x, y)));
  };
  const isMisplaced = (error: Element) => {
    const { bottom, height } = error.getBoundingClientRect();
    // Rounded, because engines differ in fractions.
    return Math.round(bottom - field.getBoundingClientRect().top) > 0 || height > 30;
  };
  const parts = [...group.querySelectorAll(".label"), ...errors, field];
  return [
    ...parts.filter(isHidden).map((part) => `hidden: ${part.textContent || part.id}`),
    ...errors.filter(isMisplaced).map(({ textContent }) => `misplaced: ${textContent}`),
  ];
}
