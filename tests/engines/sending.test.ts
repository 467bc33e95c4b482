import { expect } from "vitest";
import { answerWith, WAYS } from "../support/answers.ts";
import { GPS_LINE } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { MESSAGE_LINES, messageMail, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { PHONE } from "./tab.ts";

/* From Send to the programs that it opens, and what the page shows then. */

/** Runs in the page: puts a word into the location as a keyboard does that is still composing it, or has just finished it. */
function compose(word: string, phase: "starts" | "ends"): void {
  const field = document.querySelector<HTMLInputElement>("dialog [name=location]");
  if (!field) throw new Error("There is no location field");
  if (phase === "starts") field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  field.value = word;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  if (phase === "ends") field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
}

/** Runs in the page: sets fields without any event, as some password managers do. */
function setSilently(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`dialog [name=${name}]`);
    if (!field) throw new Error(`There is no field ${name}`);
    field.value = value;
  }
}

journey(
  "values without events, a word that is being composed, and a clock set back reach dispatch as they are",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other" });
    await tab.shows({ isLive: true });
    // As extensions do; errors of listeners are logged.
    await tab.read(() => {
      const types = ["click", "submit", "input", "change", "keydown", "pointerdown", "focusin", "pageshow"];
      for (const target of [document, window])
        for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    });
    await tab.read(setSilently, { name: "Ana", phone: "8175550199" });
    await tab.read(compose, "exit", "starts");
    await tab.tap("Use my GPS location");
    await tab.shows({ words: expect.stringContaining("GPS attached") });
    await tab.read(compose, "exits 52", "ends");
    await tab.read(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 90_000;
    });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`Name: Ana\nPhone: 8175550199\nLocation: exits 52\n${GPS_LINE}`);
  },
  OUT_OF_REACH,
);

/** Runs in the page: from the next tap on, its timers wait for the event "awake". On iOS, they do behind the text app. */
function sleepAfterTap(minutes: number): void {
  const waiting: TimerHandler[] = [];
  const setTimer = globalThis.setTimeout;
  const sleep = () => {
    globalThis.setTimeout = ((handler: TimerHandler) => waiting.push(handler)) as typeof setTimeout;
  };
  const wake = () => {
    globalThis.setTimeout = setTimer;
    const now = Date.now.bind(Date);
    Date.now = () => now() + minutes * 60_000;
    for (const handler of waiting) setTimer(handler);
  };
  document.addEventListener("click", sleep, { capture: true, once: true });
  document.addEventListener("awake", wake, { once: true });
}

journey(
  "after 45 minutes behind the text app, no mail draft opens by itself, and the panel has the request as it was sent",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", name: "Ana", phone: "8175550199" });
    await tab.shows({ isLive: true });
    await tab.tap("Use my GPS location");
    await tab.shows({ words: expect.stringContaining("GPS attached") });
    await tab.read(sleepAfterTap, 45);
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(GPS_LINE);
    await tab.read(() => void document.dispatchEvent(new Event("awake")));
    await tab.shows({ open: "", words: expect.stringContaining("You wrote this 45 min ago.") });
    await tab.read(() => document.querySelector<HTMLElement>("#sent-heading ~ div a[href^='sms:']")?.click());
    const text = expect.stringMatching(/^sms:/);
    await expect.poll(tab.openings).toEqual([text, text]);
  },
  OUT_OF_REACH,
);

/** The page of the site that takes the part of the mail program. */
const MAIL_PAGE = "/terms";

journey(
  "where the mail program is a web page, the draft of a request does not take the place of the panel",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.tap("Request Help");
    await tab.fill(TYPED);
    await tab.shows({ isLive: true });
    await tab.tap("Send Request");
    await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
    await tab.shows({ address: CITY_PAGE, focus: "Did your text go through?" });
  },
  undefined,
  PHONE,
  { mailPage: MAIL_PAGE },
);

journey(
  "where the mail program is a web page, the draft of a message does not take the place of the form",
  async (tab) => {
    await tab.open("/contact");
    await tab.fill({ name: "Zoe", email: "zoe@example.org", message: "Do you take fleets?" });
    await tab.tap("Send Message");
    await expect.poll(tab.sent).toContain("Message: Do you take fleets?");
    await tab.shows({ address: "/contact", words: expect.stringContaining("Open the draft again") });
  },
  undefined,
  PHONE,
  { mailPage: MAIL_PAGE },
);

/** Without the characters that WebKit's driver cannot type. */
const WRITTEN = { name: "Zoë & Sons", email: "zoe+fleet@example.org", message: "Do you take fleets?" };
const [NAME = "", EMAIL = ""] = MESSAGE_LINES;

journey("the contact form opens a mail draft, says so, and clears the fields", async (tab) => {
  await tab.open("/contact");
  await tab.fill(WRITTEN);
  await tab.tap("Send Message");
  await expect.poll(tab.openings).toEqual([messageMail([NAME, EMAIL, `Message: ${WRITTEN.message}`])]);
  const words = expect.stringContaining("Message Sent!");
  await tab.shows({ address: "/contact", words, fields: ["", "", "", ""] });
  expect(await tab.read(() => document.visibilityState)).toBe("visible");
});

/** Runs in the page: taps the panel's button of this number. @returns the words of the answer before. */
function tapInPanel(index: number): string {
  const panel = document.querySelector("section:has(#sent-heading)");
  const { textContent: before = "" } = panel?.querySelector("[role=status]") ?? {};
  panel?.querySelectorAll<HTMLElement>("button.inline-link")[index]?.click();
  return before ?? "";
}

journey(
  "Copy and Share answer whatever the browser does, and the second time, too",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.read(answerWith, "yes");
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", name: "Ana", phone: "8175550199", location: "exit 52" });
    await tab.shows({ isLive: true });
    await tab.tap("Send Request");
    await tab.shows({ open: "", words: expect.stringContaining("You wrote this") });
    const answer = () =>
      tab.read(() => document.querySelector("section:has(#sent-heading) [role=status]")?.textContent);
    for (const way of WAYS) {
      await tab.read(answerWith, way);
      for (const [index, yes] of ["Copied", "Shared"].entries()) {
        for (const _ of ["first", "second"]) {
          const before = await tab.read(tapInPanel, index);
          await expect.poll(answer).not.toBe(before);
          expect(await answer()).toContain(way === "yes" ? yes : "by hand");
          if (way !== "yes") await tab.shows({ focus: "Your request" });
        }
      }
    }
    await tab.read(answerWith, "yes");
    for (const label of ["Copied", "Copied again"]) {
      await tab.read(tapInPanel, 0);
      await tab.shows({ words: expect.stringMatching(new RegExp(`^${label}$`, "m")) });
    }
  },
  OUT_OF_REACH,
);
