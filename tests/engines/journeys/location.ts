import { expect } from "vitest";
import { GPS_LINE, PIN_HELP, PLACE_TEXT } from "../../support/location.ts";
import { BUT_LOCATION } from "../../support/typed.ts";
import type { Device, Journey, Journeys, Tab } from "../engine.ts";
import { button, field, focused, isShown, linkTo, textOf, valuesIn } from "../page.ts";
import { fill, HOME, openDialog, SERVICE, send } from "./dialog.ts";

const GPS = "Use my GPS location";

/** What browsers say of a geocoder that cannot be reached from here. */
const NO_GEOCODER = /Cross-Origin Request Blocked/;

/** The text link of the dialog, decoded. */
const text = async (tab: Tab) =>
  decodeURIComponent(await tab.read(linkTo, '.dialog-actions a[href^="sms:+"]'));

/** Has the device looked for, and waits until the place is there, and no words for it will come. */
export async function look(tab: Tab): Promise<void> {
  await tab.click(button(GPS, "dialog"));
  await expect.poll(() => tab.read(valuesIn, "dialog")).toContainEqual(expect.stringContaining(PLACE_TEXT));
  await expect.poll(() => tab.read(isShown, "dialog [aria-busy]")).toBe(false);
  expect(await text(tab)).toContain(`GPS: ${PLACE_TEXT} https://maps.google.com/?q=`);
}

const finds = (variant: typeof SERVICE): Journey => ({
  title: `${variant.address}: the place found stands in the field, on a card, and in the text message`,
  expectedErrors: NO_GEOCODER,
  async run(tab) {
    await openDialog(tab, variant);
    await fill(tab, Object.fromEntries(Object.entries(BUT_LOCATION).filter(([, typed]) => typed)));
    await tab.setDevice("allowed");
    await look(tab);
    await expect.poll(() => tab.read(focused)).toBe(GPS);
    await expect.poll(() => tab.read(textOf, "dialog form")).toContain(PIN_HELP);
    expect(await tab.read(textOf, "[aria-labelledby=where-am-i]")).toMatch(/Near|About/);
    await tab.click(send);
    const sent = async () => decodeURIComponent((await tab.openings())[0] ?? "");
    await expect.poll(sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\nDetails: `);
  },
});

const fails = (variant: typeof SERVICE, device: Device, text: string, title = ""): Journey => ({
  title: `${variant.address}: GPS ${device}`,
  async run(tab) {
    await openDialog(tab, variant);
    await tab.setDevice(device);
    await tab.type(field("location"), "Exit 52");
    await tab.click(button(GPS, "dialog"));
    await expect.poll(() => tab.read(textOf, "dialog form")).toContain(text);
    expect(await tab.read(textOf, "#toasts")).toBe(title && `${title} ${text}`);
    expect(await tab.read(valuesIn, "dialog")).toContain("Exit 52");
    await expect.poll(() => tab.read(focused)).toBe(GPS);
  },
});

export const locationJourneys: Journeys = {
  "GPS finds the place": [finds(HOME), finds(SERVICE)],
  "GPS finds no place": [
    fails(HOME, "refused", "Location access denied. Please enable location permissions.", "Location Error"),
    fails(SERVICE, "missing", "Geolocation is not supported by this browser"),
  ],
};
