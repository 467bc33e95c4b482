/**
 * Runs in the page, after a refused Send: what of the focused field (its label, its error, itself) is out of view or covered;
 * which errors are not on one line of their own above their fields, in one size; and fields of a row that are not level.
 */
export function faultsOfRefusal(): string[] {
  const group = document.activeElement?.closest("form div");
  if (!group) throw new Error("No field has the focus");
  const isHidden = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const spots = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return spots.some(([x, y]) => !group.contains(document.elementFromPoint(x, y)));
  };
  const hidden = [...group.querySelectorAll("label > :first-child, .field-error, .field")].filter(isHidden);

  const errors = [...document.querySelectorAll<HTMLElement>("form .field-error[id]")];
  const isMisplaced = (error: HTMLElement) => {
    const { top, bottom, height } = error.getBoundingClientRect();
    const { bottom: above = bottom } = error.previousElementSibling?.getBoundingClientRect() ?? {};
    const { top: below = top } = error.nextElementSibling?.getBoundingClientRect() ?? {};
    // Rounded, because engines differ in fractions.
    return Math.round(above - top) > 0 || Math.round(bottom - below) > 0 || height > 30;
  };
  const fonts = new Set(errors.map((error) => getComputedStyle(error).font));
  const fields = [...document.querySelectorAll(".half > .field")].map((field) =>
    field.getBoundingClientRect(),
  );
  const [one, other] = fields;
  const isLevel = !one || !other || one.x === other.x || one.y === other.y;
  return [
    ...hidden.map((part) => `hidden: ${part.textContent || part.id}`),
    ...errors.filter(isMisplaced).map(({ textContent }) => `misplaced: ${textContent}`),
    ...(fonts.size > 1 ? [...fonts] : []),
    ...(isLevel ? [] : ["not level"]),
  ];
}
