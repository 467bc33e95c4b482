import { expect, type Page, test } from "@playwright/test";

/** How every part of the header looks, and the way past it, as the browser computes it. */
async function looksOf(page: Page): Promise<Record<string, string>[]> {
  return await page.locator("body > a, header, header *").evaluateAll((elements) =>
    elements.map((element) => {
      const computed = getComputedStyle(element);
      const names = Array.from(computed).filter((name) => !name.startsWith("--"));
      return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
    }),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 412, 820, 1280]) {
    test(`in the ${colorScheme}, ${width} px wide, the header needs nothing of the styles after it`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 823 });
      // A font that is there would be used as soon as the styles change.
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto("/lockouts");
      await page.locator("header + svg ~ *").evaluateAll((rest) => {
        for (const element of rest) element.remove();
      });
      const looks = await looksOf(page);
      expect(looks.length).toBeGreaterThan(20);
      await page.locator("header + svg > style").evaluate((style) => style.remove());
      expect(await looksOf(page)).toEqual(looks);
    });
  }
}
