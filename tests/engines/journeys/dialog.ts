import { expect } from "vitest";
import { notesFor } from "../../../src/content/request-notes.ts";
import { ISLAND_FAILED } from "../../support/island-code.ts";
import { CITY_PAGE } from "../../support/pages.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../../support/typed.ts";
import type { Journey, Journeys, Tab } from "../engine.ts";
import { button, field, focused, isLive, isShown, linkTo, textOf, valuesIn } from "../page.ts";

/** The two kinds of page with a dialog in which nothing is chosen yet, and what opens it there. */
export const HOME = { address: "/", opener: button("Share my Location") };
export const SERVICE = { address: CITY_PAGE, opener: button("Request Help") };

export const send = button("Send Request", "dialog");
const close = button("Close", "dialog");

/** Opens a page and, by a tap, its dialog; the form's code may still be on its way. */
async function tapEarly(tab: Tab, { address, opener } = SERVICE): Promise<void> {
  // The home page's opener comes at once where the services are in view; on others, WebKit's way there, again at each
  // reload, would take the opener away from under a tap.
  await tab.open(address === HOME.address ? `${address}#services` : address);
  await tab.click(opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
}

/** As tapEarly, and waits until the form's code is at work. */
export async function openDialog(tab: Tab, variant = SERVICE): Promise<void> {
  await tapEarly(tab, variant);
  await expect.poll(() => tab.read(isLive)).toBe(true);
}

/** Opens the dialog of the open page. */
export async function tapOpener(tab: Tab): Promise<void> {
  await tab.click(SERVICE.opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
  await expect.poll(() => tab.read(isLive)).toBe(true);
}

/** Fills in a form whose fields have these names. */
export async function fill(tab: Tab, typed: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    if (name === "service") await tab.choose(field(name), text);
    else await tab.type(field(name), text);
  }
}

const PANEL = "[aria-labelledby=sent-heading]";

/** The code of the forms; the entry is another file, and so is what WebKit's driver adds. */
const CODE = /^\/assets\/(?!entry-|watch-).*\.js$/;

/** What Tab reaches, in this order. */
const ORDER = [
  "service",
  "name",
  "phone",
  "location",
  "Use my GPS location",
  "details",
  ...notesFor(""),
  "Send Request",
  "Text what is filled in so far",
  expect.stringMatching(/^Call \(/),
  "Call 911",
  "Text 911 where available",
  "Close",
];

const opensAndSends: Journey = {
  title: "opens, closes, and hands the request to the text app, a second later to the mail program",
  async run(tab) {
    await openDialog(tab);
    expect(await tab.read(focused)).toBe("service");
    await tab.press("Escape");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
    expect(await tab.read(focused)).toBe(SERVICE.opener.name);
    await tab.press("Enter");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
    await tab.click(close);
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);

    await tapOpener(tab);
    await fill(tab);
    await tab.click(send);
    await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
    await expect
      .poll(() => tab.read(textOf, "#toasts"))
      .toContain("Request Sent! Your service request has been sent via SMS and email.");
    expect(await tab.read(isShown, "dialog")).toBe(false);
    await expect.poll(() => tab.read(focused)).toBe("Did your text go?");
    expect(await tab.read(linkTo, `${PANEL} a[href^="sms:"]`)).toBe(REQUEST_SMS);
    expect(await tab.read(linkTo, `${PANEL} a[href^="mailto:"]`)).toBe(REQUEST_MAIL);
    await tapOpener(tab);
    expect(await tab.read(valuesIn, "dialog")).toEqual(["", "", "", "", ""]);
    await tab.press("Escape");
    await tab.click(button("Copy the request", PANEL));
    await expect.poll(() => tab.read(textOf, PANEL)).toContain("Copied");
    await tab.click(button("It went", PANEL));
    await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your text go?");
  },
};

export const dialogJourneys: Journeys = {
  "request dialog": [
    opensAndSends,
    {
      title: "is walked through by keyboard, in the order of the fields",
      async run(tab) {
        await openDialog(tab);
        for (const [index, control] of ORDER.entries()) {
          if (index > 0) await tab.press("Tab");
          await expect.poll(() => tab.read(focused)).toEqual(control);
        }
      },
    },
  ],
  "a tap before the form's code is there": [
    {
      title: "opens the dialog, and nothing typed is lost when the code comes",
      async run(tab, site) {
        const { release } = site.hold(CODE);
        await tapEarly(tab);
        expect(await tab.read(focused)).toBe("service");
        await fill(tab);
        expect(await tab.read(isLive)).toBe(false);
        release();
        await expect.poll(() => tab.read(isLive)).toBe(true);
        expect(await tab.read(isShown, "dialog")).toBe(true);
        expect(await tab.read(valuesIn, "dialog")).toEqual(Object.values(TYPED));
        expect(await tab.read(focused)).toBe("details");
      },
    },
    {
      title: "finds the code with the next touch, after it could not be had",
      expectedErrors: new RegExp(`503|${ISLAND_FAILED.source}`),
      async run(tab, site) {
        site.behave("failing", CODE);
        await tapEarly(tab);
        await expect.poll(tab.errors).toContainEqual(expect.stringMatching(ISLAND_FAILED));
        site.behave("well");
        await tab.type(field("name"), "Ana");
        await expect.poll(() => tab.read(isLive)).toBe(true);
      },
    },
    {
      title: "opens and closes the dialog without the script file, and sends the request as a text message",
      isWithoutScript: true,
      async run(tab) {
        await tapEarly(tab);
        await tab.click(close);
        await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
        await tab.click(SERVICE.opener);
        await fill(tab);
        await tab.click(send);
        const decoded = async () => (await tab.openings()).map(decodeURIComponent);
        await expect.poll(decoded).toEqual([decodeURIComponent(REQUEST_SMS)]);
      },
    },
  ],
};
