/** Runs in the page: the parts of the focused field (its label, its error, and itself) that are out of view or covered. */
export function hiddenOfFocusedField(): string[] {
  const group = document.activeElement?.closest("form div");
  if (!group) throw new Error("No field has the focus");
  const parts = [...group.querySelectorAll("label > :first-child, .field-error, .field")];
  const isHidden = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const spots = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return spots.some(([x, y]) => !group.contains(document.elementFromPoint(x, y)));
  };
  return parts.filter(isHidden).map((part) => part.textContent || part.id);
}
