import { fieldsOf } from "../../shared/fields-of.ts";
import { REQUEST_MESSAGE } from "../rules/fields.ts";
import { GEOCODERS } from "../rules/geocoders.ts";
import { type Pin, wordsOf } from "../rules/location-reducer.ts";
import type { ServiceRequest } from "../rules/messages.ts";
import { isExpired, isNumber, isPosition } from "../rules/position.ts";
import { keyIn, LAST_REQUEST, loadText, saveText, type TabKey } from "./tab-storage.ts";

/** The last request, as the tab stores it. */
export interface LastRequest {
  entered: ServiceRequest;
  /** When it was sent, in milliseconds since 1970. Different for each request of a tab. */
  when: number;
  /** "opened": the page has opened the text app with it. "composed": the driver has yet to do that (/request-help). */
  stage: "opened" | "composed";
  /** What a picture in the text should show, if any. */
  photo?: string | undefined;
}

/** Stores the last request. If there is no room, none is stored. */
export function storeLastRequest(request: LastRequest): void {
  saveText(LAST_REQUEST, JSON.stringify(request));
}

/** The last request, if it is stored; one that is invalid or has expired is removed. */
export function loadLastRequest(now: number): LastRequest | undefined {
  const request = load(LAST_REQUEST, isLastRequest);
  if (request && !isExpired(request.when, now)) return request;
  clearLastRequest();
  return undefined;
}

/** Removes the last request. */
export function clearLastRequest(): void {
  saveText(LAST_REQUEST, "");
}

/** Stores a form's pin, and the words that it fills in; without a pin, removes what is stored of one. */
export function savePin(form: string, pin: Pin | undefined): void {
  saveText(keyIn(form, "pin"), pin ? JSON.stringify(pin) : "");
  saveText(keyIn(form, "words"), pin ? wordsOf(pin) : "");
}

/** A form's stored pin, however old, if it is valid; and the words that it has filled in. */
export function loadPin(form: string): { pin: Pin | undefined; words: string } {
  return { pin: load(keyIn(form, "pin"), isPin), words: loadText(keyIn(form, "words")) };
}

/** What is stored, if it is valid: another version of the site, or an extension, may have stored anything. */
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
