import { expect } from "vitest";
import { notesFor } from "../../../src/content/request-notes.ts";
import type { Tab } from "../engine.ts";
import type { Journey, JourneyGroup } from "../journey.ts";
import { focused, isLive, isShown, valuesIn } from "../page/reads.ts";
import { withoutScriptFile } from "../site.ts";
import { button, field } from "../target.ts";
import { fillRequest, HOME, openDialog, SERVICE, send, TYPED, tapOpener, urlsOf } from "./request.ts";

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
  /^Call \(/,
  "Call 911",
  "Text 911 where available",
  "Close",
];

const opensAndCloses = ({ address, opener }: typeof HOME): Journey => ({
  title: `${address}: opens with the focus on the first field, and Escape gives it back`,
  async run(tab) {
    await openDialog(tab, { address, opener });
    expect(await tab.read(focused)).toBe("service");
    await tab.press("Escape");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
    expect(await tab.read(focused)).toBe(opener.name);
    await tab.press("Enter");
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
    await tab.click(button("Close", "dialog"));
    await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
  },
});

export const dialog: JourneyGroup = {
  name: "request dialog",
  chromium: "request-dialog",
  journeys: [
    opensAndCloses(HOME),
    opensAndCloses(SERVICE),
    {
      title: "is walked through by keyboard, in the order of the fields",
      async run(tab) {
        await openDialog(tab);
        for (const [index, control] of ORDER.entries()) {
          if (index > 0) await tab.press("Tab");
          const expected = typeof control === "string" ? control : expect.stringMatching(control);
          await expect.poll(() => tab.read(focused)).toEqual(expected);
        }
      },
    },
    {
      title: "what is typed outlives a closed dialog and a reload",
      async run(tab) {
        await openDialog(tab);
        await fillRequest(tab);
        await tab.press("Escape");
        await tab.reload();
        await tapOpener(tab);
        await expect.poll(() => tab.read(valuesIn, "dialog")).toEqual(TYPED);
      },
    },
  ],
};

async function tapEarly(tab: Tab): Promise<void> {
  await tab.open(SERVICE.address);
  await tab.click(SERVICE.opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
}

export const earlyTap: JourneyGroup = {
  name: "a tap before the form's code is there",
  chromium: "early-tap",
  journeys: [
    {
      title: "opens the dialog, and nothing typed is lost when the code comes",
      async run(tab, { site }) {
        const letCodeCome = site.holdCode();
        await tapEarly(tab);
        expect(await tab.read(focused)).toBe("service");
        await fillRequest(tab);
        expect(await tab.read(isLive)).toBe(false);
        letCodeCome();
        await expect.poll(() => tab.read(isLive)).toBe(true);
        expect(await tab.read(isShown, "dialog")).toBe(true);
        expect(await tab.read(valuesIn, "dialog")).toEqual(TYPED);
        expect(await tab.read(focused)).toBe("details");
      },
    },
    {
      title: "sends the request when the code is there",
      limits: ["programs"],
      async run(tab, { site }) {
        const letCodeCome = site.holdCode();
        await tapEarly(tab);
        await fillRequest(tab);
        await tab.click(send);
        letCodeCome();
        await expect.poll(async () => (await urlsOf(tab))[0]).toMatch(/^sms:/);
      },
    },
    {
      title: "finds the code with the next touch, after it could not be had",
      expectedErrors: /503|could not start/,
      async run(tab, { site }) {
        const letCodeCome = site.failCode();
        await tapEarly(tab);
        await expect.poll(() => tab.errors()).toContainEqual(expect.stringContaining("could not start"));
        letCodeCome();
        await tab.type(field("Your Name", "dialog"), "Ana");
        await expect.poll(() => tab.read(isLive)).toBe(true);
      },
    },
    {
      title: "opens and closes the dialog without the script file",
      change: withoutScriptFile,
      async run(tab) {
        await tapEarly(tab);
        await tab.type(field("Your Name", "dialog"), "Ana");
        await tab.click(button("Close", "dialog"));
        await expect.poll(() => tab.read(isShown, "dialog")).toBe(false);
      },
    },
    {
      title: "sends the request as a text message without the script file",
      change: withoutScriptFile,
      limits: ["programs"],
      async run(tab) {
        await tapEarly(tab);
        await fillRequest(tab);
        await tab.click(send);
        await expect.poll(async () => (await urlsOf(tab))[0]).toMatch(/^sms:/);
      },
    },
  ],
};
