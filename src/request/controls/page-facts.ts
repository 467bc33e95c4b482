import { createContext, useContext } from "react";
import type { GeocoderName } from "../rules/geocoders.ts";
import type { LocationAnswers } from "../rules/location-words.ts";
import type { PhoneNumber } from "../rules/phone-numbers.ts";

/** The script of the monitoring service, and the value of a request there. */
export interface AdMonitoring {
  readonly script: string;
  readonly conversionValue: number;
}

/** What a page has for a form that asks for help. */
export interface RequestFacts {
  /** What turns a position into an address. */
  readonly geocoder: GeocoderName;
  /** How the form answers a search for the position. */
  readonly answers: LocationAnswers;
  /** Whether the form begins with the location. */
  readonly isLocationFirst?: boolean;
  /** The service that the page is about, if any: it is preselected. */
  readonly service?: string | undefined;
  /** What the form offers, if it is not what the specification has. */
  readonly services?: readonly string[] | undefined;
  /** By choices of the form: the one picture that spares a second drive. */
  readonly photos?: Readonly<Record<string, string>> | undefined;
  /** What the business does not do, in a sentence for those who choose "Other". */
  readonly notOffered?: string | undefined;
  /** Only where requests are counted as results of ads. */
  readonly adMonitoring?: AdMonitoring | undefined;
}

/** What is particular to a page. */
export interface OwnFacts {
  /** What the page is about: text messages from it begin with these words. */
  readonly topic: string;
  readonly request?: RequestFacts | undefined;
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

/** What the page has for a form that asks for help. */
export function useRequestFacts(): RequestFacts {
  const { request } = usePageFacts();
  if (!request)
    throw new Error("A page with a form that asks for help needs facts > request in src/routes.tsx");
  return request;
}
