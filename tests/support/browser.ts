import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** As Playwright's test, and it fails when the browser logs an error the test does not expect. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Violations that axe finds on the page as it stands, each with the elements it names. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly: tags });
    return violations.map(({ id, help, nodes }) => {
      return `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(" ")} ${failureSummary}`).join("\n")}`;
    });
  }, AXE_TAGS);
}
