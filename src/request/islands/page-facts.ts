import { createContext, useContext } from "react";
import type { LocationFeedback } from "../location/geocoders.ts";
import type { ServiceChoice } from "../message/messages.ts";
import type { PhoneNumber } from "../message/phone-numbers.ts";

/** The script of the monitoring service, and the value of a request there. */
export interface AdMonitoring {
  readonly script: string;
  readonly conversionValue: number;
}

/**
 * What components need to know of the page that they are on, at build and in the browser. The page has it once, as JSON, so
 * all of it must survive that.
 */
export interface PageFacts {
  readonly hotline: PhoneNumber;
  readonly email: string;
  readonly businessName: string;
  /** What the page is about: text messages from it begin with these words. */
  readonly topic: string;
  /** Where the page's form shows what came of GPS. */
  readonly feedback: LocationFeedback;
  /** The service that the page is about, if any: it is preselected. */
  readonly service?: ServiceChoice | undefined;
  /** Only on the page whose requests are counted as results of ads. */
  readonly adMonitoring?: AdMonitoring | undefined;
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
