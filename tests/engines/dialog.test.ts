import { expect } from "vitest";
import { pages } from "../../src/owner/site.ts";
import { ENTRY, ISLAND_CODE, ISLAND_FAILED } from "../support/browser.ts";
import { GPS_LINE, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { faultsOfRefusal } from "../support/seen.ts";
import { BUT_LOCATION, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { KEYS, ON_ITS_SIDE, PHONE, type Tab } from "./tab.ts";

const OPENER = "Request Help";
const GPS = "Use my GPS location";
const OPEN = { open: "request", focus: "Request help" };
const CLOSED = { open: "", focus: OPENER };

async function openDialog(tab: Tab): Promise<void> {
  await tab.open(CITY_PAGE);
  await tab.tap(OPENER);
  await tab.shows(OPEN);
}

/** Runs in the page: which of the dialog's controls has the focus, by its number, and how many there are. */
function place(): [number, number] {
  const controls = document.querySelectorAll("dialog :is(a, button, summary, input, select, textarea)");
  const shown: (Element | null)[] = [...controls].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  return [shown.indexOf(document.activeElement), shown.length];
}

/** Runs in the page: how far the dialog itself has scrolled, and the ring around what has the focus. */
function scrollAndRing(): [number | undefined, string] {
  const focused = document.activeElement ?? document.body;
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  return [document.querySelector("dialog")?.scrollTop, `${outlineStyle} ${boxShadow}`];
}

/** Runs in the page: whether the middle of what has the focus is in the window, and nothing covers it. */
function isInSight(): boolean {
  const focused = document.activeElement ?? document.body;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

for (const { name, screen } of [
  { name: "on a phone", screen: PHONE },
  { name: "on a phone that lies on its side", screen: ON_ITS_SIDE },
]) {
  journey(
    `${name}, the dialog is walked through by keyboard, in its order, closed, and opened again`,
    async (tab) => {
      await openDialog(tab);
      // Its heading got the focus by script.
      expect(await tab.read(scrollAndRing)).toEqual([0, "none none"]);
      await tab.shows({ isLive: true });
      const [, count] = await tab.read(place);
      for (let control = 0; control < count; control += 1) {
        await tab.type(KEYS.tab);
        // In Firefox, Tab also stops at a scrolling part.
        if (await tab.read(() => document.activeElement?.matches(".dialog-body"))) await tab.type(KEYS.tab);
        await expect.poll(() => tab.read(place)).toEqual([control, count]);
        const [scrolled, ring] = await tab.read(scrollAndRing);
        expect(scrolled).toBe(0);
        expect(ring).toMatch(/^solid /);
        await expect.poll(() => tab.read(isInSight)).toBe(true);
      }
      await tab.shows({ focus: "Close" });
      for (const key of [KEYS.enter, KEYS.escape]) {
        await tab.type(key);
        await tab.shows(CLOSED);
        await tab.type(KEYS.enter);
        await tab.shows(OPEN);
      }
    },
    undefined,
    screen,
  );
}

journey(
  "what is typed before the form's code comes is kept, and goes into a text, then a mail",
  async (tab, site) => {
    const release = site.hold(ISLAND_CODE);
    await openDialog(tab);
    await tab.fill(TYPED);
    await tab.shows({ isLive: false });
    release();
    await tab.shows({ open: "request", isLive: true, focus: "details", fields: Object.values(TYPED) });
    await tab.tap("Send Request");
    await expect.poll(tab.openings).toEqual([REQUEST_SMS, REQUEST_MAIL]);
    const words = expect.stringContaining("Request Sent!");
    await tab.shows({ open: "", words, focus: "Did your text go through?", fields: ["", "", "", "", ""] });
    await tab.tap("Copy the request");
    await tab.shows({ words: expect.stringContaining("Copied") });
  },
);

journey(
  "the form's code, missing at first, comes with the next touch; the place that GPS finds goes into the text",
  async (tab, site) => {
    site.fail(ISLAND_CODE);
    await openDialog(tab);
    await expect.poll(tab.errors).toContainEqual(expect.stringMatching(ISLAND_FAILED));
    site.fail();
    await tab.fill(BUT_LOCATION);
    await tab.shows({ isLive: true });
    await tab.allowGps();
    await tab.tap(GPS);
    await tab.shows({ focus: GPS, fields: expect.arrayContaining([expect.stringContaining(PLACE_TEXT)]) });
    await tab.shows({ words: expect.stringContaining(PIN_STATUS) });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\nDetails: `);
  },
  // No geocoder can be reached.
  new RegExp(`503|${ISLAND_FAILED.source}|Cross-Origin Request Blocked`),
);

journey(
  "without the script file, the menu works by tap and by key, and the dialog sends the request as a text message",
  async (tab, site) => {
    site.fail(ENTRY);
    await tab.open("/terms");
    await tab.tap("Menu");
    await tab.shows({ open: "menu" });
    await tab.tapAt({ x: 195, y: 700 });
    await tab.shows({ open: "", address: "/terms" });
    await tab.read(() => document.querySelector<HTMLElement>("button[popovertarget]")?.focus());
    await tab.type(KEYS.enter);
    await tab.shows({ open: "menu" });
    await tab.type(KEYS.tab);
    await tab.shows({ focus: pages.navigation[0]?.name });
    await tab.type(KEYS.escape);
    await tab.shows({ open: "", focus: "Menu" });
    await tab.tap("Menu");
    await tab.tap("Contact Us");
    await tab.shows({ open: "", address: "/contact" });

    await openDialog(tab);
    await tab.tap("Close");
    await tab.shows(CLOSED);
    await tab.tap(OPENER);
    await tab.fill(TYPED);
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toBe(decodeURIComponent(REQUEST_SMS));
  },
  /Could not load|Loading module/,
);

/** The page of the site that takes the part of the mail program. */
const MAIL_PAGE = "/terms";

journey(
  "where the mail program is a web page, the draft of a request does not take the place of the panel",
  async (tab) => {
    await openDialog(tab);
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

for (const screen of [{ width: 390, height: 664 }, ON_ITS_SIDE, { width: 1280, height: 720 }]) {
  journey(
    `at ${screen.width} x ${screen.height} a refused Send shows the wrong field, with its label and its error above it`,
    async (tab) => {
      for (const [address, send] of [
        ["/lockouts", "Send Request"],
        ["/contact", "Send Message"],
        ["/request-help", "Request Help Now"],
      ] as const) {
        await tab.open(address);
        if (address === "/lockouts") await tab.tap(OPENER);
        await tab.fill({ phone: TYPED.phone });
        await tab.shows({ isLive: true });
        await tab.tap(send);
        await tab.shows({ focus: "name" });
        await expect.poll(() => tab.read(faultsOfRefusal)).toEqual([]);
      }
    },
    undefined,
    screen,
  );
}
