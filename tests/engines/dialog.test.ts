import { expect } from "vitest";
import { pages } from "../../src/owner/site.ts";
import { ENTRY, ISLAND_CODE, ISLAND_FAILED } from "../support/browser.ts";
import { GPS_LINE, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { BUT_LOCATION, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { KEYS, ON_ITS_SIDE, PHONE, type Tab } from "./tab.ts";

const OPENER = "Request Help";
const GPS = "Use my GPS location";
const OPEN = { open: "request", focus: "Request help" };

async function openDialog(tab: Tab, address = CITY_PAGE, opener = OPENER): Promise<void> {
  await tab.open(address);
  await tab.tap(opener);
  await tab.shows(OPEN);
}

/** Runs in the page: how far down the dialog's parts are, in the order of the document, and its first field. */
function partsOfDialog(): [number[], string | undefined] {
  const parts = document.querySelectorAll("dialog :is(h2, .danger a, .field, #request-gps)");
  const [first] = document.querySelectorAll<HTMLInputElement>("dialog .field");
  return [Array.from(parts, (part) => part.getBoundingClientRect().top), first?.name];
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

/** The two kinds of the dialog, which begin with another field. */
const VARIANTS = [
  {
    name: "on a phone that lies on its side",
    screen: ON_ITS_SIDE,
    address: CITY_PAGE,
    opener: OPENER,
    first: "service",
  },
  {
    name: "on the home page",
    screen: PHONE,
    address: "/#services",
    opener: "Share my Location",
    first: "location",
  },
];

for (const { name, screen, address, opener, first } of VARIANTS) {
  journey(
    `${name}, the dialog is walked through by keyboard, in its order, closed, and opened again`,
    async (tab) => {
      await openDialog(tab, address, opener);
      const [tops, firstField] = await tab.read(partsOfDialog);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(firstField).toBe(first);
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
        await tab.shows({ open: "", focus: opener });
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
    await tab.shows({ open: "", words, fields: ["", "", "", "", ""] });
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
  new RegExp(`503|Loading module|${ISLAND_FAILED.source}|${OUT_OF_REACH.source}`),
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
    await tab.shows({ open: "", focus: OPENER });
    await tab.tap(OPENER);
    await tab.fill(TYPED);
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toBe(decodeURIComponent(REQUEST_SMS));
  },
  /Could not load|Loading module|503/,
);
