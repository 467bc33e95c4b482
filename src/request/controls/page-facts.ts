import { createContext, useContext } from "react";
import type { AdMonitoring } from "../ad-monitoring/load-ad-monitoring.ts";
import type { GeocoderName } from "../rules/geocoders.ts";
import type { LocationAnswers } from "../rules/location-words.ts";
import type { PhoneNumber } from "../rules/phone-numbers.ts";

/** What is particular to a page, and to its form if it has one. */
export interface OwnFacts {
  /** What the page is about: text messages from it begin with these words. */
  readonly topic: string;
  /** The service that the page is about, if any: it is preselected. */
  readonly service?: string | undefined;
  /** What the forms offer, if it is not what the specification has. */
  readonly services?: readonly string[] | undefined;
  /** What turns a position into an address, on pages with a form that has a location. */
  readonly geocoder?: GeocoderName | undefined;
  /** How the form answers a search for the position. */
  readonly answers: LocationAnswers;
  /** Whether the form begins with the location. */
  readonly isLocationFirst?: boolean | undefined;
  /** Only on the page whose requests are counted as results of ads. */
  readonly adMonitoring?: AdMonitoring | null;
}

/**
 * What components need to know of the page that they are on, at build and in the browser. The page has it once, as JSON, so
 * all of it must survive that.
 */
export interface PageFacts extends OwnFacts {
  readonly hotline: PhoneNumber;
  readonly email: string;
  readonly businessName: string;
}

/** The id of the element that has the facts as JSON. */
export const PAGE_FACTS_ID = "page-facts";

export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/** The facts of the page that the component is on. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (!facts) throw new Error("A component needs the facts of its page: put PageFactsContext around it");
  return facts;
}

/** The geocoder of the page. */
export function useGeocoder(): GeocoderName {
  const { geocoder } = usePageFacts();
  if (!geocoder) throw new Error("A page whose form has a location needs a geocoder in src/routes.tsx");
  return geocoder;
}
