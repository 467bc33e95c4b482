import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";
import { HOME, openRequest, SERVICE } from "../support/request.ts";

/* A second opinion beside axe: IBM Equal Access, by WCAG 2.2. What it only asks a person to look at does not count. */

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js"),
  "utf8",
);

/** The engine's interface, as far as it is used. */
interface Engine {
  ace: { Checker: new () => { check(page: Document, rules: string[]): Promise<{ results: Result[] }> } };
}

interface Result {
  value: [level: string, outcome: string];
  ruleId: string;
  message: string;
  node: Element;
}

async function failuresOn(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  return await page.evaluate(async () => {
    const { ace } = globalThis as unknown as Engine;
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [, outcome] }) => outcome === "FAIL")
      .map(({ ruleId, message, node }) => `${ruleId}: ${message} ${node.outerHTML.slice(0, 120)}`);
  });
}

test.describe(() => {
  test.use({ expectedErrors: /^404: \/no-such-page$|status of 404/ });

  for (const address of [...KINDS, "/no-such-page"]) {
    test(`${address} passes a second accessibility engine`, async ({ page }) => {
      await page.goto(address);
      expect(await failuresOn(page)).toEqual([]);
    });
  }
});

for (const variant of [HOME, SERVICE]) {
  test(`so does the dialog of ${variant.address}, empty and refused`, async ({ page }) => {
    const { send } = await openRequest(page, variant);
    expect(await failuresOn(page)).toEqual([]);
    await send.click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    expect(await failuresOn(page)).toEqual([]);
  });
}
