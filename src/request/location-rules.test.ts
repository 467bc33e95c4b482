import { expect, test } from "vitest";
import { failureTitle, locationRules } from "./location-rules.ts";

/* The location rows of the spec's section 8, for both ways to show them. */
test.each([
  ["toasts", "unsupported", "Your device doesn't support location services."],
  ["toasts", "denied", "Location access denied. Please enable location permissions."],
  ["toasts", "unavailable", "Location information is unavailable."],
  ["toasts", "timed-out", "Location request timed out."],
  ["toasts", "failed", "Unable to get your location."],
  ["inline", "unsupported", "Geolocation is not supported by this browser"],
  ["inline", "denied", "Location access denied. Please enable location permissions."],
  ["inline", "unavailable", "Location information is unavailable."],
  ["inline", "timed-out", "Location request timed out."],
  ["inline", "failed", "Unable to retrieve location."],
] as const)("%s, %s: %s", (feedback, kind, text) => {
  expect(locationRules[feedback].failures[kind]).toBe(text);
});

test.each([
  ["unsupported", "GPS Not Available"],
  ["denied", "Location Error"],
] as const)("the home page's toast about %s is headed %s", (kind, title) => {
  expect(failureTitle(kind)).toBe(title);
});
