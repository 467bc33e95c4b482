import { describe, expect } from "vitest";
import { business } from "../../src/business/current.ts";
import { navigation } from "../../src/content/every-page.ts";
import { CANONICAL } from "../support/pages.ts";
import { journey } from "./journey.ts";
import { button, focused, isShown, pathNow, textOf } from "./page.ts";

/** Runs in the page: what a driver would miss in the first view. */
function missing(call: string): string[] {
  const header = document.querySelector(`header a[aria-label="${call}"]`)?.getBoundingClientRect();
  const inView = header && header.top >= 0 && header.left >= 0 && header.height >= 48;
  const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  const { scrollWidth } = document.documentElement;
  return [
    document.querySelector("h1")?.checkVisibility() ? "" : "heading",
    inView && header.right <= innerWidth && header.bottom <= innerHeight ? "" : "call link",
    scrollWidth <= 390 && innerWidth === 390 ? "" : `${scrollWidth} px of ${innerWidth}`,
    ...broken.map(({ src }) => src),
  ].filter(Boolean);
}

journey("every page opens, and is whole on a phone", async ({ tab }) => {
  for (const address of CANONICAL) {
    await tab.open(address);
    expect(await tab.read(pathNow)).toBe(address);
    // The layout may need a moment after the load event.
    const missingNow = () => tab.read(missing, `Call ${business.hotline.display}`);
    await expect.poll(missingNow, { message: address }).toEqual([]);
  }
});

describe("without any script", () => {
  journey.override("withoutScript", true);

  journey(
    "the menu opens by tap and by key, closes with a tap outside and Escape, and leads on",
    async ({ tab }) => {
      await tab.open("/terms");
      expect(await tab.read(isShown, "#menu")).toBe(false);
      await tab.click(button("Menu"));
      expect(await tab.read(textOf, "#menu")).toBe(navigation.map(({ name }) => name).join(" "));
      await tab.click({ css: "main h2" });
      await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
      expect(await tab.read(pathNow)).toBe("/terms");

      await tab.read(() => document.querySelector<HTMLElement>("button[popovertarget]")?.focus());
      await tab.press("Enter");
      await expect.poll(() => tab.read(isShown, "#menu")).toBe(true);
      await tab.press("Tab");
      await expect.poll(() => tab.read(focused)).toBe(navigation[0]?.name);
      await tab.press("Escape");
      await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
      expect(await tab.read(focused)).toBe("Menu");

      await tab.click(button("Menu"));
      await tab.click({ css: "#menu a[href='/contact']" });
      await expect.poll(() => tab.read(pathNow)).toBe("/contact");
      expect(await tab.read(isShown, "#menu")).toBe(false);
    },
  );
});
