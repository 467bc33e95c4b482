import { expect, type Locator, type Page } from "@playwright/test";
import { openRequest } from "../../../../tests/support/request.ts";
import type { TYPED } from "../../../../tests/support/typed.ts";

/** The panel after a hand-off. */
export function sentPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Did your text go through?" });
}

/** Sends a request from a city page. */
async function sendRequest(page: Page, typed?: Partial<typeof TYPED>) {
  const request = await openRequest(page);
  await request.fill(typed);
  await request.send.click();
  return request;
}

/** Sends a request, and waits for the panel. */
export async function reachPanel(page: Page, typed?: Partial<typeof TYPED>): Promise<Locator> {
  await sendRequest(page, typed);
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}
