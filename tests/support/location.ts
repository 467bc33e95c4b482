import type { BrowserContext, Page } from "@playwright/test";
import { GEOCODERS, type GeocoderName } from "../../src/request/rules/geocoders.ts";

/** A place on Milton Parkway. */
export const PLACE = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4 };
export const PLACE_TEXT = "32.934612, -97.251834";

/** The line of a request that says where PLACE is, up to the time at which it was found. */
export const GPS_START = "GPS: 32.934612, -97.251834 https://maps.google.com/?q=32.934612,-97.251834 (within 50 feet, ";

/** The same line, if it was found then. */
export function gpsLineAt(time: number): string {
  const said = new Date(time).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  return `${GPS_START}${said.replace(/\s/, " ")})`;
}

/** What the location line says of PLACE. */
export const PIN_STATUS = "GPS attached: within 50 feet, just now";

interface Sample {
  /** What it is asked for 32.934612, -97.251834, and what it answers. */
  url: string;
  answer: object;
  /** The words that the location field then has. */
  words: string;
  /** What it is asked in addition for a rough position. */
  roughly?: string;
  /** Other answers, and the address in each; of those for a rough position, without its house. */
  others?: readonly (readonly [answer: object, address: string, isRough: boolean])[];
}

/** What each geocoder answers. */
export const SAMPLES: Readonly<Record<GeocoderName, Sample>> = {
  BigDataCloud: {
    url: "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=32.934612&longitude=-97.251834&localityLanguage=en",
    answer: { locality: "Milton", principalSubdivision: "Idaho", postcode: "83608" },
    words: "Milton, Idaho 83608",
    others: [
      [{ locality: "Mil\nton\u202E ", principalSubdivision: " Idaho\0", postcode: null }, "Mil ton, Idaho", false],
      [{ locality: "x".repeat(171), postcode: "83608" }, "83608", false],
    ],
  },
  OpenStreetMap: {
    url: "https://nominatim.openstreetmap.org/reverse?lat=32.934612&lon=-97.251834&format=json&accept-language=en",
    answer: { display_name: "1100, Milton Parkway, Milton, Idaho, 83608, United States" },
    words: "1100, Milton Parkway, Milton, Idaho, 83608, United States (32.934612, -97.251834)",
    roughly: "&zoom=14",
    others: [
      [{ display_name: " Milton\nPkwy,  Idaho " }, "Milton Pkwy, Idaho", false],
      [{ display_name: "City Hall, 1100, Main Street, Milton" }, "Main Street, Milton", true],
      [{ display_name: "7, Main Street, Milton" }, "Main Street, Milton", true],
      [{ display_name: "12-14B, Main Street, Milton" }, "Main Street, Milton", true],
      [{ display_name: "Main Street, Milton, 83608, Idaho" }, "Main Street, Milton, 83608, Idaho", true],
    ],
  },
};

/** The geocoder of the home page's form, and that of all others (src/routes.tsx). */
export const HOME_GEOCODER = stubOf("BigDataCloud");
export const PAGE_GEOCODER = stubOf("OpenStreetMap");

function stubOf(name: GeocoderName) {
  return { name, ...GEOCODERS[name], ...SAMPLES[name] };
}

/** Lets the page have a position, as if the driver had allowed it and stood still. */
export async function allowPosition(context: BrowserContext, position = PLACE): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
}

/** Answers requests to a geocoder, and collects their addresses. */
export async function stubGeocoder(page: Page, geocoder: ReturnType<typeof stubOf>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${geocoder.origin}/**`, async (route) => {
    asked.push(route.request().url());
    const headers = { "Access-Control-Allow-Origin": "*" };
    // The page may have given up meanwhile.
    await route.fulfill({ json: geocoder.answer, headers }).catch(() => {});
  });
  return asked;
}
