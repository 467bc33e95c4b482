import type { BrowserContext, Page } from "@playwright/test";

/** A place on Keller Parkway. */
export const PLACE = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4 };
export const PLACE_TEXT = "32.934612, -97.251834";

/** The line of a request that says where PLACE is. */
export const GPS_LINE =
  "GPS: 32.934612, -97.251834 https://maps.google.com/?q=32.934612,-97.251834 (within 50 feet, just now)";

/** The words about it below the location field. */
export const PIN_STATUS = "GPS attached: within 50 feet, just now";

/** A service that gives words for coordinates. */
export interface Geocoder {
  host: string;
  /** What it is asked for PLACE, and what it answers. */
  url: string;
  answer: Record<string, unknown>;
  /** The words that the location field then has. */
  words: string;
}

export const BIG_DATA_CLOUD: Geocoder = {
  host: "api.bigdatacloud.net",
  url: "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=32.934612&longitude=-97.251834&localityLanguage=en",
  answer: { locality: "Keller", principalSubdivision: "Texas", postcode: "76248", countryCode: "US" },
  words: "Keller, Texas 76248",
};

export const NOMINATIM: Geocoder = {
  host: "nominatim.openstreetmap.org",
  url: "https://nominatim.openstreetmap.org/reverse?lat=32.934612&lon=-97.251834&format=json",
  answer: { place_id: 1, display_name: "1100, Keller Parkway, Keller, Texas, 76248, United States" },
  words: `1100, Keller Parkway, Keller, Texas, 76248, United States (${PLACE_TEXT})`,
};

/** Lets the page have a position, as if the driver had allowed it and stood still. */
export async function allowPosition(context: BrowserContext, position = PLACE): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
}

/** Has the device ask the driver, who answers only when `allowPrompt` is called. Call it before the page is opened. */
export async function promptsDriver(page: Page): Promise<void> {
  await page.addInitScript((coords) => {
    Geolocation.prototype.getCurrentPosition = (found) => {
      const allow = () => found({ coords, timestamp: Date.now() } as GeolocationPosition);
      addEventListener("test:allow", allow, { once: true });
    };
  }, PLACE);
}

/** Has the driver allow what the device asks because of `promptsDriver`. */
export async function allowPrompt(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("test:allow")));
}

/** How an outside service answers: with this JSON, not at all, or leaving the request hanging. */
export type Answer = Record<string, unknown> | "offline" | "never";

/** Answers requests to a geocoder, and collects their addresses. */
export async function stubGeocoder(
  page: Page,
  geocoder: Geocoder,
  answer: Answer = geocoder.answer,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${geocoder.host}/**`, async (route) => {
    asked.push(route.request().url());
    if (answer === "never") return;
    if (answer === "offline") return await route.abort("internetdisconnected");
    const headers = { "Access-Control-Allow-Origin": "*" };
    // The page may have given up meanwhile.
    await route.fulfill({ json: answer, headers }).catch(() => {});
  });
  return asked;
}
