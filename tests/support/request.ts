import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/**
 * The two pages that stand for the two variants of the request dialog, and what opens it there. The second is a city
 * page: service pages have chosen their service already (preselection.spec.ts).
 */
export const HOME = { address: "/", opener: "Share my Location" } as const;
export const SERVICE = { address: "/dallas", opener: "Request Help" } as const;

/** A place on Keller Parkway. */
export const PLACE = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4 };
export const PLACE_TEXT = "32.934612, -97.251834";

/** A link to an outside program that the page asked the browser to open. */
export interface Opening {
  url: string;
  /** By its own script (a navigation) or in a window of its own. */
  by: "navigation" | "window";
}

/** Sees, through the DevTools protocol, every sms:, mailto: and tel: link that the page opens from now on. */
export async function watchOpenings(page: Page): Promise<Opening[]> {
  const openings: Opening[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const note = (url: string, by: Opening["by"]) => {
    if (/^(sms|mailto|tel):/.test(url)) openings.push({ url, by });
  };
  client.on("Page.frameRequestedNavigation", ({ url }) => note(url, "navigation"));
  client.on("Page.windowOpen", ({ url }) => note(url, "window"));
  return openings;
}

/** Lets the page have a position, as if the driver had allowed it and stood still. */
export async function allowPosition(context: BrowserContext, position = PLACE): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
}

/** How an outside service answers; "never" leaves the request hanging. */
export type Answer = { status?: number; body: string; contentType?: string } | "never" | "offline";

/** Answers requests to a geocoder, and collects their addresses. */
export async function stubGeocoder(page: Page, host: string, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${host}/**`, async (route) => {
    asked.push(route.request().url());
    if (answer === "never") return;
    if (answer === "offline") return await route.abort("internetdisconnected");
    const { status = 200, body, contentType = "application/json" } = answer;
    await route.fulfill({ status, body, contentType, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  return asked;
}

export const NOMINATIM = "nominatim.openstreetmap.org";
export const BIG_DATA_CLOUD = "api.bigdatacloud.net";

/** Waits until React has taken over: from then on there is a place for toasts. */
export async function islandIsLive(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
}

/** Opens the dialog by its opener, and waits until React has taken over the form in it. */
export async function openDialog(page: Page, opener: string): Promise<Locator> {
  await page.getByRole("button", { name: opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await expect(dialog).toBeVisible();
  await islandIsLive(page);
  return dialog;
}

/** What a driver types; every field of the dialog. */
export const TYPED = {
  service: "Tire Change",
  name: "Ana López",
  phone: "(817) 555-0199",
  location: "I-35W north, exit 52",
  details: "Left rear & no spare",
};

/** Fills in the dialog. */
export async function fillRequest(dialog: Locator, typed: Partial<typeof TYPED> = TYPED): Promise<void> {
  if (typed.service) await dialog.getByLabel("Service Needed").selectOption(typed.service);
  if (typed.name) await dialog.getByLabel("Your Name").fill(typed.name);
  if (typed.phone) await dialog.getByLabel("Phone Number").fill(typed.phone);
  if (typed.location) await dialog.locator("[name=location]").fill(typed.location);
  if (typed.details) await dialog.getByLabel("Additional Details").fill(typed.details);
}
