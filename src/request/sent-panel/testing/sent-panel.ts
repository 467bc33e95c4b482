import { expect, type Locator, type Page } from "@playwright/test";
import { openRequest } from "../../../../tests/support/request.ts";
import type { TYPED } from "../../../../tests/support/typed.ts";

/** The panel after a hand-off. */
export function sentPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Did your text go through?" });
}

/** Sends a request from a city page, and waits for the panel. */
export async function reachPanel(page: Page, typed?: Partial<typeof TYPED>): Promise<Locator> {
  const { fill, send } = await openRequest(page);
  await fill(typed);
  await send.click();
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}
