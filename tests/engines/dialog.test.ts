import { expect } from "vitest";
import { ENTRY, ISLAND_CODE, ISLAND_FAILED } from "../support/browser.ts";
import { asOpened } from "../support/links.ts";
import { GPS_START, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { BUT_LOCATION, REQUEST_SMS, TYPED } from "../support/typed.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { KEYS, ON_ITS_SIDE, type Tab } from "./tab.ts";

const OPENER = "Ask for help";
const MENU = "Menu";
const GPS = "Use my GPS location";
const OPEN = { open: "request", focus: "Request help" };

async function openDialog(tab: Tab): Promise<void> {
  await tab.open("/ashby");
  await tab.tap(OPENER);
  await tab.shows(OPEN);
}

/** Taps a mail link. The page stays, although the mail program is a web page; only Firefox has one here. */
async function expectMailBeside(tab: Tab, link: string): Promise<void> {
  if (process.env.ENGINE !== "firefox") return;
  const before = await tab.openings();
  const { address } = await tab.read(() => ({ address: location.pathname }));
  await tab.tap(link);
  await expect.poll(tab.openings).toEqual([...before, expect.stringMatching(/^mailto:/)]);
  await tab.shows({ address });
}

/**
 * Runs in the page: what has the focus, the ring around it, whether nothing covers its middle, and how far the dialog
 * itself has scrolled, which it must not: its form scrolls in it.
 */
function focusInDialog() {
  const focused = document.activeElement ?? document.body;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return {
    id: focused.id || focused.className || focused.outerHTML,
    ring: getComputedStyle(focused).outlineStyle,
    isInSight: focused.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    scrolled: document.querySelector("dialog")?.scrollTop,
  };
}

journey(
  "on a phone that lies on its side, the dialog is walked through by keyboard, closed, and opened again",
  async (tab) => {
    await openDialog(tab);
    // Its heading got the focus by script.
    expect(await tab.read(focusInDialog)).toMatchObject({ ring: "none", scrolled: 0 });
    await tab.shows({ isLive: true });
    const seen: string[] = [];
    while (!seen.at(-1)?.includes("icon-button")) {
      await tab.type(KEYS.tab);
      await expect.poll(() => tab.read(focusInDialog)).toMatchObject({ ring: "solid", isInSight: true, scrolled: 0 });
      seen.push((await tab.read(focusInDialog)).id);
    }
    // Browsers that are used with arrow keys enter a scrolling part only if it can have the focus.
    expect(seen).toEqual(expect.arrayContaining(["dialog-body", "request-name", "request-gps", "request-send"]));
    for (const key of [KEYS.enter, KEYS.escape]) {
      await tab.type(key);
      await tab.shows({ open: "", focus: OPENER });
      await tab.type(KEYS.enter);
      await tab.shows(OPEN);
    }
  },
  undefined,
  ON_ITS_SIDE,
);

/** Runs in the page: has the device first report, within 2 meters, where it was three hours ago. */
function rememberPlace(): void {
  const { getCurrentPosition: find } = Geolocation.prototype;
  Geolocation.prototype.watchPosition = (...args) => Number(find.apply(navigator.geolocation, args));
  Geolocation.prototype.getCurrentPosition = (found) => {
    const coords = { latitude: 33.5, longitude: -97.5, accuracy: 2 };
    found({ coords, timestamp: Date.now() - 3 * 60 * 60_000 } as GeolocationPosition);
  };
}

/** Runs in the page: what an extension does that has elements with our names and ids, and wraps each field. */
function meddle(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("form .field")) {
    const { name, id } = field;
    for (const place of [document.body, field.form as Element])
      place.prepend(Object.assign(document.createElement("input"), { type: "hidden", name, id }));
    const wrapper = document.createElement("div");
    field.replaceWith(wrapper);
    wrapper.append(field);
  }
}

journey(
  "the form's code, missing at first, comes with the next touch; what was typed and the place that GPS finds are sent",
  async (tab, site) => {
    site.fail(ISLAND_CODE);
    await openDialog(tab);
    await expect.poll(tab.errors).toContainEqual(expect.stringMatching(ISLAND_FAILED));
    await tab.fill({ name: BUT_LOCATION.name });
    await tab.shows({ isLive: false });
    site.fail();
    await tab.fill({ ...BUT_LOCATION, name: "" });
    await tab.shows({ isLive: true, fields: Object.values(BUT_LOCATION).filter(Boolean) });
    await tab.read(meddle);
    await tab.tap("Send Request");
    await tab.shows({ focus: "location", words: expect.stringContaining("Enter where the car is.") });
    await tab.allowGps();
    await tab.read(rememberPlace);
    await tab.tap(GPS);
    await tab.shows({ focus: GPS, fields: expect.arrayContaining([expect.stringContaining(PLACE_TEXT)]) });
    await tab.shows({ words: expect.stringContaining(PIN_STATUS) });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nName: ${TYPED.name}\nPhone: ${TYPED.phone}\nLocation: ${PLACE_TEXT}`);
    await expect.poll(tab.sent).toContain(GPS_START);
    await expect.poll(tab.openings).toEqual([expect.stringMatching(/^sms:/), expect.stringMatching(/^mailto:/)]);
    const words = expect.stringContaining("Request Sent!");
    await tab.shows({ open: "", words, fields: [] });

    await expectMailBeside(tab, "Email this request");
  },
  // No geocoder can be reached.
  new RegExp(`503|Loading module|${ISLAND_FAILED.source}|${OUT_OF_REACH.source}`),
);

journey(
  "without the script file, the menu works by tap and by key, and the dialog sends the request as a text message",
  async (tab, site) => {
    site.fail(ENTRY);
    const pointerEvents = () => tab.read(() => globalThis.pointerEventsAtFirst);
    await tab.open("/terms");
    expect(await pointerEvents()).toBe("auto");
    await tab.tap(MENU);
    await tab.shows({ open: "menu" });
    await tab.tapAt({ x: 195, y: 700 });
    await tab.shows({ open: "", address: "/terms" });
    await tab.read(() => document.querySelector<HTMLElement>("button[popovertarget]")?.focus());
    await tab.type(KEYS.enter);
    await tab.shows({ open: "menu" });
    await tab.type(KEYS.tab);
    await tab.shows({ focus: "Home" });
    await tab.type(KEYS.escape);
    await tab.shows({ open: "", focus: MENU });
    await tab.tap(MENU);
    await tab.tap("Write");
    await tab.shows({ open: "", address: "/contact" });
    // A second tap presses nothing on the next page, nor what the first one opens or uncovers.
    await expect.poll(pointerEvents).toBe("none");
    await tab.open("/ashby");
    await tab.tapTwice(OPENER, "#request a[href='sms:911']");
    await tab.shows({ open: "request" });
    await tab.tapTwice("Close", "header a[href^='tel:']");
    await tab.shows({ open: "", address: "/ashby" });
    await tab.open("/ashby");
    await tab.tap(OPENER);
    await tab.fill(TYPED);
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toBe(decodeURIComponent(asOpened(REQUEST_SMS)));

    await tab.open("/terms");
    await expectMailBeside(tab, "o'neil+road@pena-and-sons.us");
  },
  /Could not load|Loading module|503/,
);

/** Runs in the page: what tools for calm pages do to every page. */
function pauseAnimations(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { animation-play-state: paused !important; animation-fill-mode: both !important }");
  document.adoptedStyleSheets = [sheet];
}

journey("where a tool pauses all animations, menu, dialog and the next page take taps", async (tab) => {
  await tab.open("/terms");
  await tab.read(pauseAnimations);
  await tab.tap(MENU);
  await tab.tap("Write");
  await tab.shows({ open: "", address: "/contact" });
  await tab.open("/ashby");
  await tab.read(pauseAnimations);
  await tab.tap(OPENER);
  await tab.tap("Close");
  await tab.tap(OPENER);
  await tab.shows(OPEN);
});

/* Back from the browser's page cache: WebKit then empties fields with autocomplete="off", the location's among them. */

const WHO = { name: "Ana", phone: "8175550199" };

const NOTE = "Only text me";

const found = { fields: expect.arrayContaining([PLACE_TEXT, WHO.name, WHO.phone, NOTE]) };

journey(
  "after a link and Back, the dialog has the place that GPS found and what was checked, and sends it",
  async (tab) => {
    await tab.open("/ashby");
    await tab.allowGps();
    await tab.tap(OPENER);
    await tab.fill({ service: "Other", ...WHO });
    await tab.tap(NOTE);
    await tab.shows({ isLive: true });
    await tab.tap(GPS);
    await tab.shows(found);
    await tab.read(() => document.documentElement.setAttribute("data-left", ""));
    await tab.tap("Terms of service");
    await tab.shows({ address: "/terms" });
    // The page may be gone before it could answer.
    await tab.read(() => void setTimeout(() => history.back()));
    await tab.shows({ address: "/ashby" });
    // It is the same document.
    expect(await tab.read(() => document.documentElement.hasAttribute("data-left"))).toBe(true);
    await tab.tap(OPENER);
    await tab.shows({ open: "request", ...found });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_START}`);
    await expect.poll(tab.sent).toContain(`\nNotes: ${NOTE}`);
  },
  OUT_OF_REACH,
  ON_ITS_SIDE,
);
