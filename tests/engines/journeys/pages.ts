import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { notFoundPage } from "../../../src/content/general-pages.ts";
import { navigation } from "../../../src/content/navigation.ts";
import { ADDRESSES, CITY_PAGE } from "../../support/pages.ts";
import type { Journey, Journeys } from "../engine.ts";
import { button, focused, isShown, link, pathNow, textOf } from "../page.ts";

const CALL = `Call ${business.hotline.display}`;

/** Runs in the page: what a driver would miss in the first view. */
function missing(call: string): string[] {
  const header = document.querySelector(`header a[aria-label="${call}"]`)?.getBoundingClientRect();
  const inView = header && header.top >= 0 && header.left >= 0 && header.height >= 48;
  const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  const { scrollWidth } = document.documentElement;
  return [
    document.querySelector("h1")?.checkVisibility() ? "" : "heading",
    inView && header.right <= innerWidth && header.bottom <= innerHeight ? "" : "call link",
    scrollWidth <= innerWidth ? "" : `${scrollWidth} px of ${innerWidth}`,
    ...broken.map(({ src }) => src),
  ].filter(Boolean);
}

const opens = (address: string): Journey => ({
  title: address,
  async run(tab) {
    expect(await tab.open(address)).toBeOneOf([200, undefined]);
    expect(await tab.read(pathNow)).toBe(address);
    expect(await tab.read(missing, CALL)).toEqual([]);
  },
});

export const pageJourneys: Journeys = {
  "every address opens": ADDRESSES.map(opens),
  "an unknown address": [
    {
      title: "is the 404 page, which logs the path and leads home",
      expectedErrors: /no\/such-page/,
      async run(tab) {
        expect(await tab.open("/no/such-page")).toBeOneOf([404, undefined]);
        expect(await tab.read(textOf, "h1")).toBe(notFoundPage.heading);
        expect(await tab.errors()).toContainEqual(expect.stringContaining("/no/such-page"));
        await tab.click(link(notFoundPage.homeLink));
        await expect.poll(() => tab.read(pathNow)).toBe("/");
      },
    },
  ],
  "call link": [
    {
      title: "a tap on the call link hands the number to the dialer",
      async run(tab) {
        await tab.open(CITY_PAGE);
        await tab.click(link(CALL, "header"));
        await expect.poll(tab.openings).toEqual([`tel:${business.hotline.e164}`]);
      },
    },
  ],
  menu: [
    {
      title: "opens, closes with a tap outside, and leads on, without any script",
      isWithoutScript: true,
      async run(tab) {
        await tab.open("/terms");
        expect(await tab.read(isShown, "#menu")).toBe(false);
        await tab.click(button("Menu"));
        expect(await tab.read(textOf, "#menu")).toBe(navigation.map(({ name }) => name).join(" "));
        await tab.click({ css: "main h2" });
        await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
        expect(await tab.read(pathNow)).toBe("/terms");
        await tab.click(button("Menu"));
        await tab.click({ css: "#menu a[href='/contact']" });
        await expect.poll(() => tab.read(pathNow)).toBe("/contact");
        expect(await tab.read(isShown, "#menu")).toBe(false);
      },
    },
    {
      title: "works by keyboard; Escape closes it and returns the focus",
      async run(tab) {
        await tab.open("/blog");
        await tab.read(() => document.querySelector<HTMLElement>("button[popovertarget]")?.focus());
        await tab.press("Enter");
        await expect.poll(() => tab.read(isShown, "#menu")).toBe(true);
        await tab.press("Tab");
        await expect.poll(() => tab.read(focused)).toBe(navigation[0]?.name);
        await tab.press("Escape");
        await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
        expect(await tab.read(focused)).toBe("Menu");
      },
    },
  ],
};
