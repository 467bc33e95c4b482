import { expect } from "vitest";
import { LOCATION_FAILURES } from "../../src/request/location/location-words.ts";
import { LOCATION } from "../../src/request/message/fields.ts";
import { answerWith, WAYS } from "../support/answers.ts";
import { breakInterface, OPTIONAL } from "../support/interfaces.ts";
import { GPS_LINE, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { ON_ITS_SIDE, PHONE } from "./tab.ts";

/* What other sites' visitors have reported: engines differ in their events and in their storage. */

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
    // Extensions dispatch clicks on the document.
    await tab.read(() => void document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
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

/** Runs in the page: has a geocoder of a phone set to Chinese answer. */
function geocodeInChinese(): void {
  globalThis.fetch = async (asked) =>
    Response.json({ display_name: String(asked).includes("language=en") ? "Keller Parkway" : "凯勒公园路" });
}

journey(
  "0, 0 is no location, a region of 600 miles is not enough, and a place has an English address",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", name: "Ana", phone: "8175550199" });
    await tab.shows({ isLive: true });
    await tab.read(geocodeInChinese);
    for (const [place, says] of [
      [{ latitude: 0, longitude: 0, accuracy: 20 }, LOCATION_FAILURES.inline.unavailable],
      [{ latitude: 39.8283, longitude: -98.5795, accuracy: 965_000 }, "GPS within 600 miles"],
    ] as const) {
      await tab.allowGps(place);
      await tab.tap("Use my GPS location");
      await tab.shows({ words: expect.stringContaining(says) });
      await tab.tap("Send Request");
      await tab.shows({ focus: "location", words: expect.stringContaining(LOCATION.blank) });
    }
    expect(await tab.openings()).toEqual([]);
    await tab.allowGps();
    await tab.tap("Use my GPS location");
    const address = `Keller Parkway (${PLACE_TEXT})`;
    await tab.shows({ fields: expect.arrayContaining([address]) });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nLocation: ${address}\n${GPS_LINE}`);
  },
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

/** Runs in the page: the links of the menu and the logo that a finger at their middle would not reach. */
function coveredInHeader(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>("#menu a, .brand")];
  const covered = links.filter((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return covered.map(({ innerText }) => innerText);
}

// Drivers cannot turn the screen of every engine, so the menu opens when the phone lies on its side already.
journey(
  "an open menu on a phone that lies on its side is whole, and covers neither logo nor name",
  async (tab) => {
    await tab.open("/terms");
    await tab.read(() => document.getElementById("menu")?.showPopover());
    await tab.shows({ open: "menu" });
    await expect.poll(() => tab.read(coveredInHeader)).toEqual([]);
  },
  undefined,
  ON_ITS_SIDE,
);

/** Runs in the page: fills the tab's storage to the last byte. */
function fillStorage(): void {
  let filler = "x".repeat(2 ** 20);
  for (let count = 0; filler; count += 1) {
    try {
      sessionStorage.setItem(`filler ${count}`, filler);
    } catch {
      filler = filler.slice(0, filler.length / 2);
    }
  }
}

journey("with a full storage, text on the contact form is there after a link and Back", async (tab) => {
  await tab.open("/contact");
  await tab.read(fillStorage);
  await tab.fill({ name: "Zoe", message: "Do you take fleets?" });
  await tab.tap("Terms of service");
  await tab.shows({ address: "/terms" });
  await tab.read(() => history.back());
  const fields = expect.arrayContaining(["Zoe", "Do you take fleets?"]);
  await tab.shows({ address: "/contact", fields });
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
        }
      }
    }
  },
  OUT_OF_REACH,
);

journey(
  "what a page can do without fails alone",
  async (tab) => {
    for (const fate of ["missing", "throwing"]) {
      for (const path of OPTIONAL) {
        await tab.open(`${CITY_PAGE}?${path}=${fate}`);
        await tab.tap("Request Help");
        await tab.tap("name");
        await tab.shows({ isLive: true });
      }
    }
  },
  /./,
  PHONE,
  { firstInEntry: `(${breakInterface})(location.search.slice(1).split("="));` },
);
