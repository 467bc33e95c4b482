import { createContext, useContext } from "react";
import type { GeocoderName } from "../rules/geocoders.ts";
import type { GpsReports } from "../rules/location-words.ts";
import type { PhoneNumber } from "../rules/phone-numbers.ts";

/** The script of the ad monitoring service, and the value that it counts for a request. */
export interface AdMonitoring {
  readonly script: string;
  readonly conversionValue: number;
}

/** What a form that asks for help needs to know of its page. */
export interface RequestSettings {
  readonly geocoder: GeocoderName;
  /** Where the form says what came of GPS. */
  readonly reports: GpsReports;
  /** Whether the form begins with the location. */
  readonly isLocationFirst?: boolean;
  /** The service that the page is about, if any: it is preselected. */
  readonly service?: string | undefined;
  /** The choices of "Service Needed", if they are not the specification's. */
  readonly services?: readonly string[] | undefined;
  /** For each choice, what a picture in the text should show. */
  readonly photos?: Readonly<Record<string, string>> | undefined;
  /** What the business does not do, in a sentence for those who choose "Other". */
  readonly notOffered?: string | undefined;
  /** Only where requests are counted as results of ads. */
  readonly adMonitoring?: AdMonitoring | undefined;
}

/** What is particular to a page. */
export interface OwnPageData {
  /** What the page is about: text messages from it begin with these words. */
  readonly topic: string;
  readonly request?: RequestSettings | undefined;
}

/** What components know of their page, at build and in the browser: everything in it must survive JSON. */
export interface PageData extends OwnPageData {
  readonly hotline: PhoneNumber;
  readonly email: string;
  readonly businessName: string;
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The data of the page that the component is on. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error("A component needs the data of its page: put PageDataContext around it");
  return data;
}

/** The page's settings for a form that asks for help. */
export function useRequestSettings(): RequestSettings {
  const { request } = usePageData();
  if (!request) throw new Error("A page with a form that asks for help needs data > request in src/routes.tsx");
  return request;
}
