import { expect } from "vitest";
import { GPS_LINE } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { MESSAGE_LINES, messageMail, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { PHONE } from "./tab.ts";

/* From Send to the programs that it opens, and what the page shows then. */

/** Without the characters that WebKit's driver cannot type. */
const WRITTEN = { name: "Zoë & Sons", email: "zoe+fleet@example.org", message: "Do you take fleets?" };
const [NAME = "", EMAIL = ""] = MESSAGE_LINES;
const WRITTEN_MAIL = messageMail([NAME, EMAIL, `Message: ${WRITTEN.message}`]);

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
  "values without events, and a word that is being composed, reach dispatch as they are",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other" });
    await tab.shows({ isLive: true });
    await tab.read(setSilently, { name: "Ana", phone: "8175550199" });
    await tab.read(compose, "exit", "starts");
    await tab.tap("Use my GPS location");
    await tab.shows({ words: expect.stringContaining("GPS attached") });
    await tab.read(compose, "exits 52", "ends");
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`Name: Ana\nPhone: 8175550199\nLocation: exits 52\n${GPS_LINE}`);
  },
  OUT_OF_REACH,
);

/** The page of the site that takes the part of the mail program. */
const WITH_MAIL_PAGE = { mailPage: "/terms" };

journey(
  "where the mail program is a web page, the draft of a request does not take the place of the page",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.tap("Request Help");
    await tab.fill(TYPED);
    await tab.shows({ isLive: true });
    await tab.tap("Send Request");
    await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
    await tab.shows({ address: CITY_PAGE, words: expect.stringContaining("Request Sent!") });
  },
  undefined,
  PHONE,
  WITH_MAIL_PAGE,
);

journey(
  "where the mail program is a web page, the contact form opens a draft, says so, and clears the fields",
  async (tab) => {
    await tab.open("/contact");
    await tab.fill(WRITTEN);
    await tab.tap("Send Message");
    await expect.poll(tab.openings).toEqual([WRITTEN_MAIL]);
    const words = expect.stringContaining("Message Sent!");
    await tab.shows({ address: "/contact", words, fields: ["", "", "", ""] });
  },
  undefined,
  PHONE,
  WITH_MAIL_PAGE,
);
