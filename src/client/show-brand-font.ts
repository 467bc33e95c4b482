/**
 * Sets headings in Overpass when it has come after the first paint, for which the rest of the page keeps its first font.
 * A heading that would become higher or lower by it stays as it is, so that nothing moves.
 * docs/decisions/0009-overpass-optional.md
 */
export function showBrandFont(): void {
  const show = () => {
    const elements = document.querySelectorAll<HTMLElement>("h1,h2,h3");
    const headings = Array.from(elements, (heading) => [heading, heading.offsetHeight] as const);
    document.body.classList.add("branded");
    for (const [heading, height] of headings) {
      heading.classList.toggle("stays", heading.offsetHeight !== height);
    }
  };
  // Without the font the page is as it was.
  document.fonts.load("1em Headings").then(show, () => {});
}
