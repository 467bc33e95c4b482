import { fieldsOf } from "../../shared/fields-of.ts";
import { REQUEST_MESSAGE } from "../rules/fields.ts";
import { GEOCODERS } from "../rules/geocoders.ts";
import { type Pin, wordsOf } from "../rules/location-reducer.ts";
import type { ServiceRequest } from "../rules/messages.ts";
import { isExpired, isNumber, isPosition } from "../rules/position.ts";
import { LAST_REQUEST, loadText, pinKey, saveText, type TabKey, wordsKey } from "./tab-storage.ts";

/** The request that was sent last. */
export interface LastRequest {
  entered: ServiceRequest;
  /** When it was sent, in milliseconds since 1970. Different for each request of a tab. */
  when: number;
  /** Whether the page has opened the text app with it, or has only composed it. */
  stage: "opened" | "composed";
  /** What a picture in the text should show, if one spares a second drive. */
  photo?: string | undefined;
}

/** Stores the request in the tab, in place of an earlier one. If it does not fit, none is stored. */
export function storeLastRequest(request: LastRequest): void {
  saveText(LAST_REQUEST, JSON.stringify(request));
}

/**
 * The request stored in this tab. One that is invalid or has expired is removed, and undefined is returned.
 * @param now milliseconds since 1970.
 */
export function loadLastRequest(now: number): LastRequest | undefined {
  const request = load(LAST_REQUEST, isLastRequest);
  if (request && !isExpired(request.when, now)) return request;
  clearLastRequest();
  return undefined;
}

/** Removes the stored request. */
export function clearLastRequest(): void {
  saveText(LAST_REQUEST, "");
}

/**
 * Stores a form's pin and its words in the tab, so that a reload does not lose them. Without a pin, removes the stored ones.
 */
export function savePin(form: string, pin: Pin | undefined): void {
  saveText(pinKey(form), pin ? JSON.stringify(pin) : "");
  saveText(wordsKey(form), pin ? wordsOf(pin) : "");
}

/** The stored pin of a form, however old, and its words; without the pin if that is not valid. */
export function loadPin(form: string): { pin: Pin | undefined; words: string } {
  return { pin: load(pinKey(form), isPin), words: loadText(wordsKey(form)) };
}

/** The tab's storage may hold anything, such as a request that another version of the site has stored. */
function load<Stored>(key: TabKey, isValid: (value: unknown) => value is Stored): Stored | undefined {
  try {
    const value: unknown = JSON.parse(loadText(key));
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLastRequest(value: unknown): value is LastRequest {
  const { entered, when, stage, photo } = fieldsOf(value);
  const { position, ...texts } = fieldsOf(entered);
  const names = ["topic", ...REQUEST_MESSAGE.map(({ name }) => name)];
  return (
    isNumber(when) &&
    (stage === "opened" || stage === "composed") &&
    names.every((name) => typeof texts[name] === "string") &&
    (photo === undefined || typeof photo === "string") &&
    (position === undefined || isPin(position))
  );
}

function isPin(value: unknown): value is Pin {
  const { address } = fieldsOf(value);
  const { text, source } = fieldsOf(address);
  const isAddress = typeof text === "string" && text !== "" && Object.hasOwn(GEOCODERS, String(source));
  return isPosition(value) && (address === undefined || isAddress);
}
