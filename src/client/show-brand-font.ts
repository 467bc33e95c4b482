/**
 * Sets headings in Overpass when it has come after the first paint, for which the rest of the page keeps its first font.
 * A heading that would become higher or lower by it stays as it is, so that nothing moves.
 * docs/decisions/0009-overpass-optional.md
 */
export function showBrandFont(): void {
  const show = () => {
    const headings = [...document.querySelectorAll<HTMLElement>("h1,h2,h3")];
    const heights = headings.map(({ offsetHeight }) => offsetHeight);
    document.body.dataset.branded = "";
    // All heights are read before any heading is changed: each change between would be another layout.
    const moved = headings.filter(({ offsetHeight }, index) => offsetHeight !== heights[index]);
    for (const { dataset } of moved) dataset.stays = "";
  };
  // Where the font is at hand, the page is not laid out yet: here it is laid out once, with the frame that shows it.
  const withNextFrame = () => requestAnimationFrame(show);
  // Without the font the page is as it was.
  document.fonts.load("1em Headings").then(withNextFrame, () => {});
}
