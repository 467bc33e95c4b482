import { expect, test } from "vitest";
import type { LocateFailure } from "./location-reducer.ts";
import { LOCATION_FAILURES, locationFailed, pinText } from "./location-words.ts";

test.each([
  [12, "GPS attached: within 40 feet"],
  [2500, "Add the exit: GPS is only good to 1.6 miles"],
  [965_000, "Add the place: GPS is only good to 600 miles"],
  [undefined, "Add the exit: GPS precision is unknown"],
])("of a pin with an accuracy of %s meters the line says: %s", (accuracy, words) => {
  const pin = { latitude: 32.9, longitude: -97.2, accuracy, foundAt: 0, address: undefined };
  expect(pinText(pin)).toBe(words);
});

/* The location rows of the spec's section 8, for both ways to show them. */
test.each<[LocateFailure, text: string, inline?: string, title?: string]>([
  ["denied", "Location access denied. Please enable location permissions."],
  ["unavailable", "Location information is unavailable."],
  ["timed-out", "Location request timed out."],
  ["failed", "Unable to get your location.", "Unable to retrieve location."],
  [
    ...(["unsupported", "Your device doesn't support location services."] as const),
    ...(["Geolocation is not supported by this browser", "GPS Not Available"] as const),
  ],
])("%s: %s", (kind, text, inline = text, title = "Location Error") => {
  expect(locationFailed(kind)).toEqual({ title, text });
  expect(LOCATION_FAILURES.inline[kind]).toBe(inline);
});
