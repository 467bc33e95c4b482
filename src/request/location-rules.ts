import type { GeocoderName } from "./geocoders.ts";

/** How a form shows what came of a search for the position: the home page's in toasts, all others in their own text. */
export type LocationFeedback = "toasts" | "inline";

/** What else differs between the two (spec, sections 7 and 8); their words are in src/content/form-texts.ts. */
interface LocationRules {
  /** Whether the location comes before the other fields: the home page's dialog is opened to share it. */
  comesFirst: boolean;
  geocoder: GeocoderName;
}

export const locationRules: Readonly<Record<LocationFeedback, LocationRules>> = {
  toasts: { comesFirst: true, geocoder: "BigDataCloud" },
  inline: { comesFirst: false, geocoder: "OpenStreetMap" },
};
