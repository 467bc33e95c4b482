/**
 * Runs in the page: what can be tapped and is smaller than it should be. A thumb that shakes on the shoulder of a road: 44 px for
 * everything, 48 for call and text; 911 is smaller than the hotline. Names on the map are near each other, and each city has a
 * link of 44 px below it: 24 px (WCAG 2.2, 2.5.5 and 2.5.8).
 */
export function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isOnMap = element.closest(".map") !== null;
      const isCall = /^(tel|sms):\+/.test(element.getAttribute("href") ?? "");
      return { element, width, height, least: isOnMap ? [24, 24] : [44, isCall ? 48 : 44] };
    })
    .filter(({ width, height, least: [w = 0, h = 0] }) => Math.round(width) < w || Math.round(height) < h)
    .map(({ element, width, height }) => `${element.outerHTML.slice(0, 80)}: ${width} x ${height}`);
}
