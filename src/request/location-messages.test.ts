import { expect, test } from "vitest";
import { locationMessages, locationTitle } from "./location-messages.ts";

/* The location rows of the spec's section 8, for both variants. */
test.each([
  ["home", "unsupported", "Your device doesn't support location services."],
  ["home", "denied", "Location access denied. Please enable location permissions."],
  ["home", "unavailable", "Location information is unavailable."],
  ["home", "timed-out", "Location request timed out."],
  ["home", "failed", "Unable to get your location."],
  ["service", "unsupported", "Geolocation is not supported by this browser"],
  ["service", "denied", "Location access denied. Please enable location permissions."],
  ["service", "unavailable", "Location information is unavailable."],
  ["service", "timed-out", "Location request timed out."],
  ["service", "failed", "Unable to retrieve location."],
] as const)("%s dialog, %s: %s", (variant, kind, text) => {
  expect(locationMessages[variant][kind]).toBe(text);
});

test.each([
  ["unsupported", "GPS Not Available"],
  ["denied", "Location Error"],
] as const)("the home page's toast about %s is headed %s", (kind, title) => {
  expect(locationTitle(kind)).toBe(title);
});
