import { expect, test } from "vitest";
import type { LocateFailure } from "./locate.ts";
import { NO_LOCATION, type Pin } from "./location-reducer.ts";
import {
  LOCATION_FAILURES,
  LOCATION_LINE,
  locationFailed,
  pinAnnouncement,
  pinText,
} from "./location-words.ts";

const NOW = Date.UTC(2026, 0, 31, 12);

const pin = (accuracy: number | undefined, minutes = 0): Pin => ({
  latitude: 32.9,
  longitude: -97.2,
  accuracy,
  foundAt: NOW - minutes * 60_000,
  address: undefined,
});

test.each<[Pin, string]>([
  [pin(12), "GPS attached: within 40 feet, just now"],
  [pin(2500), "GPS within 1.6 miles, just now. Add an exit."],
  [pin(965_000), "GPS within 600 miles, just now. Add a place."],
  [pin(undefined), "GPS precision unknown, just now. Add an exit."],
])("for the pin %j the line says: %s", (pin, words) => {
  expect(pinText(pin, NOW)).toBe(words);
});

test("a screen reader announces a pin and its accuracy, not its age", () => {
  const announce = (pin: Pin) =>
    pinAnnouncement({ kind: "pinned", pin, isGeocoding: false, isRefining: false });
  for (const minutes of [0, 1, 29]) expect(announce(pin(12, minutes))).toBe("GPS attached: within 40 feet");
  expect(announce(pin(50_000))).toBe("GPS within 32 miles. Add a place.");
  expect(pinAnnouncement({ kind: "pinned", pin: pin(12), isGeocoding: true, isRefining: false })).toBe("");
  expect(pinAnnouncement(NO_LOCATION)).toBe("");
  expect(pinAnnouncement({ kind: "expired" })).toBe(LOCATION_LINE.expired);
});

/* The location rows of the spec's section 8, for both ways to show them. */
test.each<[LocateFailure, text: string, inline?: string]>([
  ["denied", "Location access denied. Please enable location permissions."],
  ["unavailable", "Location information is unavailable."],
  ["timed-out", "Location request timed out."],
  ["failed", "Unable to get your location.", "Unable to retrieve location."],
])("%s: %s", (kind, text, inline = text) => {
  expect(locationFailed(kind)).toEqual({ title: "Location Error", text });
  expect(LOCATION_FAILURES.inline[kind]).toBe(inline);
});

test("without a device for it, the home page says so under another heading", () => {
  const text = "Your device doesn’t support location services.";
  expect(locationFailed("unsupported")).toEqual({ title: "GPS Not Available", text });
  expect(LOCATION_FAILURES.inline.unsupported).toBe("Geolocation is not supported by this browser");
});
