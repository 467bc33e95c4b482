import { expect } from "vitest";
import { home } from "../../../src/content/home.ts";
import { notesFor } from "../../../src/content/request-notes.ts";
import { CITY_PAGE } from "../../support/pages.ts";
import { CITY_START, REQUEST_MAIL, REQUEST_SMS, requestFrom, TYPED } from "../../support/typed.ts";
import type { Journey, Journeys, Tab } from "../engine.ts";
import { button, field, focused, isLive, isShown, linkTo, marksIn, textOf, valuesIn } from "../page.ts";
import { withoutScriptFile } from "../site.ts";

/** The two kinds of page with a dialog in which nothing is chosen yet, and what opens it there. */
export const HOME = { address: "/", opener: button("Share my Location"), start: home.textStart };
export const SERVICE = { address: CITY_PAGE, opener: button("Request Help"), start: CITY_START };

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
export async function tapOpener(tab: Tab, { opener } = SERVICE): Promise<void> {
  await tab.click(opener);
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

const opensAndSends = (variant: typeof SERVICE): Journey => ({
  title: `${variant.address}: opens, closes, and hands the request to the text app, a second later to the mail program`,
  async run(tab) {
    const { sms, mail } = requestFrom(variant.start);
    await openDialog(tab, variant);
    expect(await tab.read(focused)).toBe("service");
    await tab.press("Escape");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
    expect(await tab.read(focused)).toBe(variant.opener.name);
    await tab.press("Enter");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
    await tab.click(close);
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);

    await tapOpener(tab, variant);
    await fill(tab);
    await tab.click(send);
    await expect.poll(tab.openings).toEqual([sms, mail]);
    await expect
      .poll(() => tab.read(textOf, "#toasts"))
      .toContain("Request Sent! Your service request has been sent via SMS and email.");
    expect(await tab.read(isShown, "dialog")).toBe(false);
    await expect.poll(() => tab.read(focused)).toBe("Did your text go?");
    expect(await tab.read(linkTo, `${PANEL} a[href^="sms:"]`)).toBe(sms);
    expect(await tab.read(linkTo, `${PANEL} a[href^="mailto:"]`)).toBe(mail);
    await tapOpener(tab, variant);
    expect(await tab.read(valuesIn, "dialog")).toEqual(["", "", "", "", ""]);
    await tab.press("Escape");
    await tab.click(button("Copy the request", PANEL));
    await expect.poll(() => tab.read(textOf, PANEL)).toContain("Copied");
    await tab.click(button("It went", PANEL));
    await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your text go?");
  },
});

export const dialogJourneys: Journeys = {
  "request dialog": [
    opensAndSends(HOME),
    opensAndSends(SERVICE),
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
    {
      title: "what is typed outlives a closed dialog and a reload",
      async run(tab) {
        await openDialog(tab);
        await fill(tab);
        await tab.press("Escape");
        await tab.reload();
        await tapOpener(tab);
        await expect.poll(() => tab.read(valuesIn, "dialog")).toEqual(Object.values(TYPED));
      },
    },
    {
      title: "with fields missing it says so, marks each, focuses the first, and keeps the rest",
      async run(tab) {
        await openDialog(tab);
        await tab.type(field("name"), "Ana");
        await tab.click(send);
        await expect
          .poll(() => tab.read(textOf, "#toasts"))
          .toBe("Missing Information Please fill in all required fields.");
        expect(await tab.read(marksIn, "dialog")).toEqual(["service", "phone", "location"]);
        expect(await tab.read(focused)).toBe("service");
        expect(await tab.read(valuesIn, "dialog")).toEqual(["", "Ana", "", "", ""]);
        await tab.type(field("phone"), "8");
        await expect.poll(() => tab.read(marksIn, "dialog")).toEqual(["service", "location"]);
        expect(await tab.openings()).toEqual([]);
      },
    },
    {
      title: "notes go into the details and out again",
      async run(tab) {
        const [first = "", second = ""] = notesFor("");
        const details = async () => (await tab.read(valuesIn, "dialog"))[4];
        await openDialog(tab);
        await tab.type(field("details"), "Left rear");
        for (const note of [first, second]) await tab.click(button(note, "dialog"));
        await expect.poll(details).toBe(`${second}; ${first}; Left rear`);
        const text = await tab.read(linkTo, '.dialog-actions a[href^="sms:+"]');
        expect(decodeURIComponent(text)).toContain(`Details: ${second}; ${first}; Left rear`);
        for (const note of [first, second]) await tab.click(button(note, "dialog"));
        await expect.poll(details).toBe("Left rear");
      },
    },
  ],
  "a tap before the form's code is there": [
    {
      title: "opens the dialog, nothing typed is lost when the code comes, and the request is sent",
      async run(tab, site) {
        const letCodeCome = site.holdCode();
        await tapEarly(tab);
        expect(await tab.read(focused)).toBe("service");
        await fill(tab);
        expect(await tab.read(isLive)).toBe(false);
        letCodeCome();
        await expect.poll(() => tab.read(isLive)).toBe(true);
        expect(await tab.read(isShown, "dialog")).toBe(true);
        expect(await tab.read(valuesIn, "dialog")).toEqual(Object.values(TYPED));
        expect(await tab.read(focused)).toBe("details");
      },
    },
    {
      title: "sends the request when the code is there",
      async run(tab, site) {
        const letCodeCome = site.holdCode();
        await tapEarly(tab);
        await fill(tab);
        await tab.click(send);
        letCodeCome();
        await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
      },
    },
    {
      title: "finds the code with the next touch, after it could not be had",
      expectedErrors: /503|could not start/,
      async run(tab, site) {
        const letCodeCome = site.failCode();
        await tapEarly(tab);
        await expect.poll(tab.errors).toContainEqual(expect.stringContaining("could not start"));
        letCodeCome();
        await tab.type(field("name"), "Ana");
        await expect.poll(() => tab.read(isLive)).toBe(true);
      },
    },
    {
      title: "opens and closes the dialog without the script file, and sends the request as a text message",
      change: withoutScriptFile,
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
