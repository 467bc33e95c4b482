/**
 * Runs in the page, after a refused Send: what of the focused field (its label, its error, itself) is out of view or
 * covered, and its error if that is not on one line above the field.
 */
export function faultsOfRefusal(): string[] {
  const group = document.activeElement?.closest("form div");
  const error = group?.querySelector(".field-error");
  const field = group?.querySelector(".field");
  if (!group || !error || !field) throw new Error("No field with an error has the focus");
  const isHidden = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const spots = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return spots.some(([x, y]) => !group.contains(document.elementFromPoint(x, y)));
  };
  const hidden = [...group.querySelectorAll("label > :first-child"), error, field].filter(isHidden);
  const { bottom, height } = error.getBoundingClientRect();
  // Rounded, because engines differ in fractions.
  const isAbove = Math.round(bottom - field.getBoundingClientRect().top) <= 0 && height <= 30;
  return [
    ...hidden.map((part) => `hidden: ${part.textContent || part.id}`),
    ...(isAbove ? [] : [`misplaced: ${error.textContent}`]),
  ];
}
