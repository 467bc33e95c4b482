import { describe, expect } from "vitest";
import { curly } from "../../src/business/curly.ts";
import { notesFor } from "../../src/content/request-notes.ts";
import { ISLAND_CODE, ISLAND_FAILED } from "../support/island-code.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { button, focused, isFocused, isLive, isShown, linkTo, textOf, valuesIn } from "./page.ts";
import { CLOSE, OPENER, openDialog, SEND, tapOpener } from "./request.ts";

const PANEL = "[aria-labelledby=sent-heading]";

/** What Tab reaches, in this order. */
const ORDER = [
  "Request help",
  "Call 911",
  "Text 911",
  "service",
  "name",
  "phone",
  "location",
  "Use my GPS location",
  "Where am I?",
  "details",
  ...notesFor("").map(curly),
  "terms of service",
  "Send Request",
  "Text what is filled in so far",
  expect.stringMatching(/^Call \(/),
  "Close",
];

journey(
  "the dialog hands the request to the text app, a second later to the mail program",
  async ({ tab }) => {
    await openDialog(tab);
    expect(await tab.read(focused)).toBe("Request help");
    await tab.press("Escape");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
    expect(await tab.read(focused)).toBe(OPENER.name);
    await tab.press("Enter");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
    await tab.click(CLOSE);
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);

    await tapOpener(tab);
    await tab.fill(TYPED);
    await tab.click(SEND);
    await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
    await expect
      .poll(() => tab.read(textOf, "#toasts"))
      .toMatch(/Request Sent! ?Your service request has been sent via SMS and email\./);
    expect(await tab.read(isShown, "dialog")).toBe(false);
    await expect.poll(() => tab.read(focused)).toBe("Did your text go through?");
    expect(await tab.read(linkTo, `${PANEL} a[href^="sms:"]`)).toBe(REQUEST_SMS);
    await tapOpener(tab);
    expect(await tab.read(valuesIn, "dialog")).toEqual(["", "", "", "", ""]);
    await tab.press("Escape");
    await tab.click(button("Copy the request", PANEL));
    await expect.poll(() => tab.read(textOf, PANEL)).toContain("Copied");
    await tab.click(button("Yes, it went through", PANEL));
    await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your text go through?");
  },
);

journey("the dialog is walked through by keyboard, in the order of the fields", async ({ tab }) => {
  await openDialog(tab);
  for (const [index, control] of ORDER.entries()) {
    if (index > 0) await tab.press("Tab");
    // Firefox stops at what scrolls.
    if (await tab.read(isFocused, ".dialog-body")) await tab.press("Tab");
    await expect.poll(() => tab.read(focused)).toEqual(control);
  }
});

describe("a tap before the form's code is there", () => {
  journey("opens the dialog, and nothing typed is lost when the code comes", async ({ tab, site }) => {
    const release = site.hold(ISLAND_CODE);
    await tab.open(CITY_PAGE);
    await tapOpener(tab);
    expect(await tab.read(focused)).toBe("Request help");
    await tab.fill(TYPED);
    expect(await tab.read(isLive)).toBe(false);
    release();
    await expect.poll(() => tab.read(isLive)).toBe(true);
    expect(await tab.read(isShown, "dialog")).toBe(true);
    expect(await tab.read(valuesIn, "dialog")).toEqual(Object.values(TYPED));
    expect(await tab.read(focused)).toBe("details");
  });

  describe("which could not be had", () => {
    journey.override("expectedErrors", new RegExp(`503|${ISLAND_FAILED.source}`));

    journey("finds it with the next touch", async ({ tab, site }) => {
      site.behave("failing", ISLAND_CODE);
      await tab.open(CITY_PAGE);
      await tapOpener(tab);
      await expect.poll(tab.errors).toContainEqual(expect.stringMatching(ISLAND_FAILED));
      site.behave("well");
      await tab.fill({ name: "Ana" });
      await expect.poll(() => tab.read(isLive)).toBe(true);
    });
  });

  describe("for want of the script file", () => {
    journey.override("withoutScript", true);

    journey("opens and closes the dialog, and sends the request as a text message", async ({ tab }) => {
      await tab.open(CITY_PAGE);
      await tapOpener(tab);
      await tab.click(CLOSE);
      await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
      await tapOpener(tab);
      await tab.fill(TYPED);
      await tab.click(SEND);
      const decoded = async () => (await tab.openings()).map(decodeURIComponent);
      await expect.poll(decoded).toEqual([decodeURIComponent(REQUEST_SMS)]);
    });
  });
});
