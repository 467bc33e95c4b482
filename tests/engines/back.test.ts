import { expect } from "vitest";
import { GPS_LINE, PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";
import { ON_ITS_SIDE } from "./tab.ts";

/* Back from the browser's page cache: WebKit then empties fields with autocomplete="off", the location's among them. */

const GPS = "Use my GPS location";
const TYPED = { name: "Ana", phone: "8175550199" };

const found = { fields: expect.arrayContaining([PLACE_TEXT, TYPED.name, TYPED.phone]) };

journey(
  "after a link and Back, the dialog has the place that GPS found, and sends it",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", ...TYPED });
    await tab.shows({ isLive: true });
    await tab.tap(GPS);
    await tab.shows(found);
    await tab.read(() => document.documentElement.setAttribute("data-left", ""));
    await tab.tap("Terms of service");
    await tab.shows({ address: "/terms" });
    await tab.goBack();
    await tab.shows({ address: CITY_PAGE });
    // It is the same document.
    expect(await tab.read(() => document.documentElement.hasAttribute("data-left"))).toBe(true);
    await tab.tap("Request Help");
    await tab.shows({ open: "request", ...found });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}`);
  },
  OUT_OF_REACH,
  ON_ITS_SIDE,
);
