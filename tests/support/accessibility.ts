import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const { resolve } = createRequire(import.meta.url);
const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/**
 * The rules of axe for each color scheme: its defaults (WCAG 2.2 A and AA, best practices) and those below. In the
 * second scheme, only colors can differ. The sizes of targets: `tooSmall`.
 */
const LOOKS: Readonly<Record<"dark" | "light", RunOptions>> = {
  dark: {
    rules: {
      // Sun glare asks for 7:1 (AAA, whose rule leaves what is below 4.5:1 to the rule of AA).
      "color-contrast-enhanced": { enabled: true },
      "label-content-name-mismatch": { enabled: true },
      // It reports a target as too small if a scrolling part cuts it off.
      "target-size": { enabled: false },
    },
  },
  light: { runOnly: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"] },
};

/** The violations that axe finds on the page now, each with its elements. Never ends on a stopped clock. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found: string[] = [];
  for (const look of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: look });
    const violations = await page.evaluate(
      async (options) => {
        const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
        const { violations } = await axe.run(document, options);
        return violations.map(({ id, help, nodes }) => {
          const elements = nodes.map((node) => `  ${node.target.join(" ")} ${node.failureSummary}`);
          return `${id}: ${help}\n${elements.join("\n")}`;
        });
      },
      // By default, axe also fetches and parses the style sheets, for a rule that is off.
      { ...LOOKS[look], resultTypes: ["violations" as const], preload: { assets: ["media"] } },
    );
    found.push(...violations.map((violation) => `${look}: ${violation}`));
  }
  return found;
}

/**
 * Runs in the page: the tap targets that are too small for a thumb that shakes on the shoulder of a road, and the
 * fields whose letters are so small that Safari zooms in. The minimum is 44 px, also for 911; calls and texts to the
 * hotline are at least 48 px high. Links in a drawing, as names on a map, are near each other, and the page has each
 * again as text, so their minimum is 24 px (WCAG 2.2, 2.5.5 and 2.5.8).
 */
export function tooSmall(): string[] {
  const fields = "input, select, textarea";
  const calls = '[href^="tel:+"], [href^="sms:+"]';
  return [...document.querySelectorAll(`a, button, summary, ${fields}`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      // The label of a checkbox takes taps, too.
      const { width, height } = (element.closest(".checks > label") ?? element).getBoundingClientRect();
      const least = element.closest("svg") ? 24 : 44;
      const isSmall = Math.round(width) < least || Math.round(height) < (element.matches(calls) ? 48 : least);
      const zooms =
        element.matches(`:is(${fields}):not([type=checkbox])`) &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 16;
      return isSmall || zooms ? `${element.outerHTML.slice(0, 80)}: ${width} x ${height}` : "";
    })
    .filter(Boolean);
}
