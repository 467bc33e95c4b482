import { expect } from "vitest";
import { LOCATION_FAILURES } from "../../src/request/location/location-words.ts";
import { LOCATION } from "../../src/request/message/fields.ts";
import { breakInterface, OPTIONAL } from "../support/interfaces.ts";
import { GPS_LINE, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { faultsOfRefusal } from "../support/seen.ts";
import { TYPED } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { ON_ITS_SIDE, PHONE } from "./tab.ts";

/* What other sites' visitors have reported: engines differ in their events and in their storage. */

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
  await tab.goBack();
  const fields = expect.arrayContaining(["Zoe", "Do you take fleets?"]);
  await tab.shows({ address: "/contact", fields });
});

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

for (const screen of [{ width: 390, height: 664 }, ON_ITS_SIDE, { width: 1280, height: 720 }]) {
  journey(
    `at ${screen.width} x ${screen.height} a refused Send shows the wrong field, with its label and its error above it`,
    async (tab) => {
      for (const [address, send] of [
        [CITY_PAGE, "Send Request"],
        ["/contact", "Send Message"],
        ["/request-help", "Request Help Now"],
      ] as const) {
        await tab.open(address);
        if (address === CITY_PAGE) {
          await tab.tap("Request Help");
          await tab.fill({ service: "Other" });
        }
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
