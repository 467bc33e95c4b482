import { expect, type Locator, type Page } from "@playwright/test";
import { REQUEST_DIALOG } from "../../src/request/rules/fields.ts";
import { contactForm, fieldsIn, fillIn, helpForm, stubAdMonitoring } from "./forms.ts";
import { allowPosition, HOME_GEOCODER, PAGE_GEOCODER, PLACE, stubGeocoder } from "./location.ts";
import { CITY_PAGE } from "./pages.ts";
import { business, home } from "./site.ts";
import { BUT_LOCATION, CITY_TOPIC, TYPED } from "./typed.ts";

/** What opens the dialog and the menu, whatever an owner calls it. */
export const OPENER = "button[command=show-modal]";
export const MENU = "button[popovertarget=menu]";

/**
 * Two pages, one for each variant of the request dialog. The second is a city page, because service pages have already
 * chosen their service.
 */
export const HOME = { address: "/", geocoder: HOME_GEOCODER, topic: home.topic };
export const SERVICE = { address: CITY_PAGE, geocoder: PAGE_GEOCODER, topic: CITY_TOPIC };

/** A page with a request dialog. */
type Variant = typeof SERVICE;

/** Records, through the DevTools protocol, every sms:, mailto: and tel: link that the page opens from now on. */
export async function watchOpenings(page: Page): Promise<string[]> {
  const openings: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const note = ({ url }: { url: string }) => /^(sms|mailto|tel):/.test(url) && openings.push(url);
  client.on("Page.frameRequestedNavigation", note);
  client.on("Page.windowOpen", note);
  return openings;
}

/** Waits for the first link to be opened. @returns it, decoded. */
export async function firstOpened(openings: readonly string[]): Promise<string> {
  await expect.poll(() => openings.length).toBeGreaterThan(0);
  return decodeURIComponent(openings[0] ?? "");
}

/** Waits until React has taken over: elements that still wait for that are marked. */
export async function islandIsLive(page: Page): Promise<void> {
  await expect(page.locator("[data-island]")).toHaveCount(0);
}

/** Opens /request-help, and waits until React has taken over its form: an earlier tap would wait up to four seconds. */
export async function openHelp(page: Page) {
  await stubAdMonitoring(page.context());
  await page.goto("/request-help");
  return await wakeForm(page, helpForm(page));
}

/** The same for the form of /contact. */
export async function openContact(page: Page) {
  await page.goto("/contact");
  return await wakeForm(page, contactForm(page));
}

async function wakeForm<Form extends { send: Locator }>(page: Page, form: Form): Promise<Form> {
  const built = await form.send.elementHandle();
  await form.send.hover();
  await islandIsLive(page);
  // React keeps the button: a new one would not get the tap that is on its way.
  expect(await built?.evaluate((button) => button.isConnected)).toBe(true);
  return form;
}

/** The panel after a request was sent from the dialog. */
export function sentPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Make sure your request got through" });
}

/** The request dialog of a page, as a driver meets it; on a translated page, too. */
export function requestDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Request help" });
  const opener = page.locator(OPENER);
  const fields = fieldsIn(dialog, REQUEST_DIALOG);
  const open = async () => {
    await opener.click();
    await expect(dialog).toBeVisible();
  };
  return {
    dialog,
    opener,
    fields,
    gps: dialog.getByRole("button", { name: "Use my GPS location" }),
    send: dialog.getByRole("button", { name: /^(Send Request|Preparing your request)/ }),
    text: dialog.getByRole("link", { name: /^Text what/ }),
    call: dialog.getByRole("link", { name: `Call ${business.hotline.display}` }),
    close: dialog.getByRole("button", { name: "Close" }),
    /** A checkbox for a note, by its value. */
    note: (value: string) => dialog.locator(`[data-line][value="${value}"]`),
    /** Takes the GPS position off the request. */
    remove: dialog.locator("#location-pin"),
    /** What the form says about the location. */
    line: dialog.locator(".location-line"),
    toasts: page.getByRole("region", { name: "Notifications" }),
    /** Opens it by HTML; the form's code may still be on its way. */
    open,
    /** Opens it, and waits until React has taken over the form in it. */
    async openLive(): Promise<void> {
      await open();
      await islandIsLive(page);
    },
    fill: (typed: Partial<typeof TYPED> = TYPED) => fillIn(fields, typed),
  };
}

/**
 * Opens a page and its request dialog, by HTML, and records what the page opens from then on. The form's code may be on
 * its way.
 * @param waitUntil "commit" where the page will not load to its end.
 */
export async function openDialog(page: Page, { address }: Variant = SERVICE, waitUntil: "load" | "commit" = "load") {
  // The home page's opener comes at once where the services are in view.
  await page.goto(address === HOME.address ? `${address}#services` : address, { waitUntil });
  const openings = await watchOpenings(page);
  const request = requestDialog(page);
  await request.open();
  return { ...request, openings };
}

/** The same, and waits until React has taken over the form. */
export async function openRequest(page: Page, variant?: Variant) {
  const request = await openDialog(page, variant);
  await islandIsLive(page);
  return request;
}

/** Opens a request dialog on a device that knows its position, fills in all but the location, and has GPS find that. */
export async function openLocated(page: Page, variant: Variant, position = PLACE) {
  await allowPosition(page.context(), position);
  await stubGeocoder(page, variant.geocoder);
  const request = await openRequest(page, variant);
  await request.fill(BUT_LOCATION);
  await request.gps.click();
  await expect(request.fields.location).toHaveValue(variant.geocoder.words);
  return request;
}
