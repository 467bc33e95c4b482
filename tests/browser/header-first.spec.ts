import { expect, holdBack, test } from "../support/browser.ts";

/** Runs in the page: what the header, and the way past it, loses with the styles that come after it. */
function lostWithLaterStyles(): { parts: number; lost: string[] } {
  const later = document.querySelector("header + svg > style");
  if (!later) throw new Error("No styles stand after the header");
  const looks = () =>
    [...document.querySelectorAll("body > a, header, header *")].map((element, index) => {
      const computed = getComputedStyle(element);
      return Array.from(computed)
        .filter((name) => !name.startsWith("--"))
        .map((name) => `${index} <${element.localName}> ${name}: ${computed.getPropertyValue(name)}`);
    });
  for (const element of document.querySelectorAll("header + svg ~ *")) element.remove();
  const before = looks();
  later.remove();
  const after = new Set(looks().flat());
  return { parts: before.length, lost: before.flat().filter((look) => !after.has(look)) };
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 412, 820, 1280]) {
    test(`in the ${colorScheme}, ${width} px wide, the header needs nothing of the styles after it`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 823 });
      // A font that is there would be used as soon as the styles change. The load waits for it.
      await holdBack(page, "**/*.woff2");
      await page.goto("/lockouts", { waitUntil: "domcontentloaded" });
      const { parts, lost } = await page.evaluate(lostWithLaterStyles);
      expect(parts).toBeGreaterThan(20);
      expect(lost).toEqual([]);
    });
  }
}
