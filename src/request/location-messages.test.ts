import { expect, test } from "vitest";
import { locationMessages } from "./location-messages.ts";

/* The location rows of the spec's section 8, for both variants. */
test.each([
  ["home", "unsupported", "GPS Not Available", "Your device doesn't support location services."],
  ["home", "denied", "Location Error", "Location access denied. Please enable location permissions."],
  ["home", "unavailable", "Location Error", "Location information is unavailable."],
  ["home", "timed-out", "Location Error", "Location request timed out."],
  ["home", "failed", "Location Error", "Unable to get your location."],
  ["service", "unsupported", undefined, "Geolocation is not supported by this browser"],
  ["service", "denied", undefined, "Location access denied. Please enable location permissions."],
  ["service", "unavailable", undefined, "Location information is unavailable."],
  ["service", "timed-out", undefined, "Location request timed out."],
  ["service", "failed", undefined, "Unable to retrieve location."],
] as const)("%s dialog, %s: %s - %s", (variant, kind, title, text) => {
  expect(locationMessages[variant][kind]).toEqual({ title, text });
});
