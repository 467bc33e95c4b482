import { expect } from "vitest";
import type { JourneyGroup } from "../journey.ts";
import { focused, isShown, pathNow, textOf } from "../page/reads.ts";
import { withoutScriptFile } from "../site.ts";
import { button, link } from "../target.ts";

const menuButton = button("Menu");

export const menu: JourneyGroup = {
  name: "menu",
  chromium: "menu",
  journeys: [
    {
      title: "opens, shows the links, and leads on",
      async run(tab) {
        await tab.open("/");
        expect(await tab.read(isShown, "#menu")).toBe(false);
        await tab.click(menuButton);
        expect(await tab.read(textOf, "#menu")).toBe("Home Blog Contact Us Terms of Service");
        await tab.click(link("Contact Us", "#menu"));
        await expect.poll(() => tab.read(pathNow)).toBe("/contact");
        expect(await tab.read(isShown, "#menu")).toBe(false);
      },
    },
    {
      title: "closes with a tap outside",
      async run(tab) {
        await tab.open("/terms");
        await tab.click(menuButton);
        expect(await tab.read(isShown, "#menu")).toBe(true);
        await tab.click({ css: "main h2" });
        await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
        expect(await tab.read(pathNow)).toBe("/terms");
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
        await expect.poll(() => tab.read(focused)).toBe("Home");
        await tab.press("Escape");
        await expect.poll(() => tab.read(isShown, "#menu")).toBe(false);
        expect(await tab.read(focused)).toBe("Menu");
      },
    },
    {
      title: "opens and leads on without any script",
      change: withoutScriptFile,
      async run(tab) {
        await tab.open("/");
        await tab.click(menuButton);
        await tab.click(link("Blog", "#menu"));
        await expect.poll(() => tab.read(pathNow)).toBe("/blog");
      },
    },
  ],
};
