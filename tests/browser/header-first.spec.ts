import { expect, holdBack, test } from "../support/browser.ts";
import { SERVICE_PAGE } from "../support/pages.ts";

/** Runs in the page: what the header loses without the styles that come after it. */
function lostWithoutLaterStyles(): { parts: number; lost: string[] } {
  const later = document.querySelector<HTMLStyleElement>("header + svg > style");
  if (!later) throw new Error("No styles come after the header");
  for (const element of document.querySelectorAll("header + svg ~ *")) element.remove();
  const looks = () =>
    [...document.querySelectorAll("header, header *")].map((element, index) => {
      const computed = getComputedStyle(element);
      return Array.from(computed)
        .filter((name) => !name.startsWith("--"))
        .map((name) => `${index} <${element.localName}> ${name}: ${computed.getPropertyValue(name)}`);
    });
  const before = looks();
  later.media = "not all";
  const after = new Set(looks().flat());
  later.media = "";
  return { parts: before.length, lost: before.flat().filter((look) => !after.has(look)) };
}

test("at any width, in the light and in the dark, the header needs none of the styles after it", async ({
  page,
}) => {
  // If the font were loaded, it would be used as soon as the styles change.
  const letFontsCome = await holdBack(page, "**/*.woff2");
  await page.goto(SERVICE_PAGE, { waitUntil: "domcontentloaded" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 412, 820, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      const { parts, lost } = await page.evaluate(lostWithoutLaterStyles);
      expect(parts).toBeGreaterThan(20);
      expect(lost, `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  letFontsCome();
});
