/**
 * Shows headings in Overpass if it loads after the first paint; all other text keeps its first font. A
 * heading whose height would change keeps its font too, so that nothing moves.
 * docs/decisions/0009-overpass-optional.md
 */
export function showBrandFont(): void {
  const show = () => {
    const headings = [...document.querySelectorAll<HTMLElement>("h1,h2,h3")];
    const heights = headings.map(({ offsetHeight }) => offsetHeight);
    document.body.dataset.branded = "";
    // All heights are read before any heading changes: each change in between would cost another layout.
    const moved = headings.filter(({ offsetHeight }, index) => offsetHeight !== heights[index]);
    for (const { dataset } of moved) dataset.stays = "";
  };
  // If the font is cached, the page has no layout yet. In the next frame it is laid out only once.
  const withNextFrame = () => requestAnimationFrame(show);
  // If the font does not load, nothing changes.
  document.fonts.load("1em Headings").then(withNextFrame, () => {});
}
