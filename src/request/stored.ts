import { clearFields, LAST_REQUEST, loadField, saveField } from "../tab-storage.ts";
import { isExpired } from "./age.ts";
import type { Address } from "./geocoders.ts";
import type { Pin } from "./location-reducer.ts";
import { type ServiceRequest, withPosition } from "./messages.ts";
import { isPosition, type Position } from "./position.ts";

/** What the driver has entered, before the position's accuracy and age are put into words. */
export interface EnteredRequest extends Omit<ServiceRequest, "coordinates" | "accuracyAndAge"> {
  position?: Position | undefined;
}

/** The request that was sent last: what the driver has entered, and nothing that is made from it. */
export interface LastRequest {
  entered: EnteredRequest;
  /** When it was sent, in milliseconds since 1970. No two of a tab have the same. */
  when: number;
  /** Whether the page itself has opened the text app with it, or nothing yet. */
  stage: "opened" | "composed";
}

/** The request as it reads at this time, which gives the age of its position. */
export function composeRequest(entered: EnteredRequest, now: number): ServiceRequest {
  return withPosition(entered, entered.position, now);
}

/** Stores the request in the tab in the place of an earlier one. Where there is no room for it, none is stored. */
export function storeLastRequest(request: LastRequest): void {
  // First: a full storage refuses the new one, and would keep the earlier.
  clearLastRequest();
  saveField(...LAST_REQUEST, JSON.stringify(request));
}

/**
 * The request stored in this tab; undefined if there is none, none sound, or one that has expired: then it is forgotten.
 * @param now milliseconds since 1970.
 */
export function loadLastRequest(now: number): LastRequest | undefined {
  const request = parse(loadField(...LAST_REQUEST));
  if (request && !isExpired(request.when, now)) return request;
  clearLastRequest();
  return undefined;
}

/** Forgets the stored request. */
export function clearLastRequest(): void {
  const [form, field] = LAST_REQUEST;
  clearFields(form, [field]);
}

/** Storage may hold anything: another version's request, or what another hand has written. */
function parse(stored: string): LastRequest | undefined {
  try {
    const request: unknown = JSON.parse(stored);
    return isLastRequest(request) ? request : undefined;
  } catch {
    return undefined;
  }
}

function isLastRequest(value: unknown): value is LastRequest {
  const { entered, when, stage } = fieldsOf(value);
  return isEnteredRequest(entered) && Number.isFinite(when) && (stage === "opened" || stage === "composed");
}

function isEnteredRequest(value: unknown): value is EnteredRequest {
  const { topic, service, name, phone, location, position, details } = fieldsOf(value);
  const texts = [topic, service, name, phone, location, details];
  return texts.every((text) => typeof text === "string") && (position === undefined || isPosition(position));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** The name of the entry beside those of a form's fields. */
const PIN = "pin";

/** Keeps a form's pin in the tab, so that a reload does not lose it; without one, forgets what was kept. */
export function savePin(form: string, pin: Pin | undefined): void {
  if (pin) saveField(form, PIN, JSON.stringify(pin));
  else clearFields(form, [PIN]);
}

/** The pin that the tab has kept of a form, however old; undefined if there is none, or no valid one. */
export function loadPin(form: string): Pin | undefined {
  try {
    const kept: unknown = JSON.parse(loadField(form, PIN));
    return isPin(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPin(value: unknown): value is Pin {
  if (!isPosition(value)) return false;
  const { address } = value as Partial<Pin>;
  return address === undefined || isAddress(address);
}

function isAddress(value: unknown): value is Address {
  const { text, source }: Record<keyof Address, unknown> = Object(value);
  return typeof text === "string" && text !== "" && (source === "BigDataCloud" || source === "OpenStreetMap");
}
