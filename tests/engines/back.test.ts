import { expect } from "vitest";
import { LOCATION_LINE } from "../../src/request/location/location-words.ts";
import { GPS_LINE, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { ON_ITS_SIDE, type Tab } from "./tab.ts";

/* Back from the browser's page cache: WebKit then empties fields with autocomplete="off", the location's among them. */

const GPS = "Use my GPS location";
const TYPED = { name: "Ana", phone: "8175550199" };

/** Leaves the page by a link, and comes back to the same document. */
async function leaveAndReturn(tab: Tab, address: string): Promise<void> {
  await tab.read(() => document.documentElement.setAttribute("data-left", ""));
  await tab.tap("Terms of service");
  await tab.shows({ address: "/terms" });
  await tab.goBack();
  await tab.shows({ address });
  expect(await tab.read(() => document.documentElement.hasAttribute("data-left"))).toBe(true);
}

const found = { fields: expect.arrayContaining([PLACE_TEXT, TYPED.name, TYPED.phone]) };

journey(
  "after a link and Back, the form of /request-help has the place that GPS found, and is received",
  async (tab) => {
    await tab.open("/request-help");
    await tab.allowGps();
    await tab.fill(TYPED);
    await tab.shows({ isLive: true });
    await tab.tap(GPS);
    await tab.shows(found);
    await leaveAndReturn(tab, "/request-help");
    await tab.shows(found);
    await tab.tap("Request Help Now");
    await tab.shows({ words: expect.stringContaining("Request Received!") });
  },
  OUT_OF_REACH,
);

journey(
  "on a phone on its side, after a link and Back, the dialog has the place that GPS found, and sends it",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", ...TYPED });
    await tab.shows({ isLive: true });
    await tab.tap(GPS);
    await tab.shows(found);
    await leaveAndReturn(tab, CITY_PAGE);
    await tab.tap("Request Help");
    await tab.shows({ open: "request", ...found });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}`);
  },
  OUT_OF_REACH,
  ON_ITS_SIDE,
);

/** Runs in the page: the stored place was found long ago. */
function agePin(): void {
  const pin = JSON.parse(sessionStorage["request-help.pin"]);
  sessionStorage["request-help.pin"] = JSON.stringify({ ...pin, foundAt: 0 });
}

/** Runs in the page: the phone has slept until tomorrow. */
function sleep(): void {
  const tomorrow = Date.now() + 86_400_000;
  Date.now = () => tomorrow;
  document.dispatchEvent(new Event("visibilitychange"));
}

journey(
  "a place that GPS found long ago is gone from its field: on a new page, after Back, and after sleep",
  async (tab) => {
    await tab.open("/request-help");
    for (const [time, pass] of [
      [agePin, () => tab.open("/request-help")],
      [agePin, () => leaveAndReturn(tab, "/request-help")],
      [sleep, () => {}],
    ] as const) {
      await tab.allowGps();
      await tab.tap(GPS);
      // The geocoder has been given up, too.
      await tab.shows({
        fields: expect.arrayContaining([PLACE_TEXT]),
        words: expect.stringContaining(PIN_STATUS),
      });
      await tab.read(time);
      await pass();
      const fields = expect.not.arrayContaining([PLACE_TEXT]);
      await tab.shows({ fields, words: expect.stringContaining(LOCATION_LINE.expired) });
    }
  },
  OUT_OF_REACH,
);
