import { fieldsOf } from "../../shared/fields-of.ts";
import type { SentRequest } from "../controls/send-again.tsx";
import { isPin } from "../device/pin-storage.ts";
import { loadValid, saveText } from "../device/tab-storage.ts";
import { REQUEST_MESSAGE } from "../rules/fields.ts";
import { isExpired, isNumber } from "../rules/position.ts";
import type { RequestMessage } from "../rules/request-message.ts";
import { LAST_REQUEST_KEY } from "./last-request-key.ts";

/** The last request, as the tab stores it. */
export interface LastRequest extends SentRequest {
  /** "opened": the page has opened the text app with it. "composed": the driver has yet to do that (/request-help). */
  stage: "opened" | "composed";
}

/** Stores the last request. If there is no room, none is stored. */
export function storeLastRequest(request: LastRequest): void {
  saveText(LAST_REQUEST_KEY, JSON.stringify(request));
}

/**
 * The last request, if it is stored; one that is invalid or has expired is removed. A time that is further in the
 * future than clocks are set back cannot be right, and would never expire.
 */
export function loadLastRequest(now: number): LastRequest | undefined {
  const request = loadValid(LAST_REQUEST_KEY, isLastRequest);
  if (request && !isExpired(request.message.time, now) && !isExpired(now, request.message.time)) return request;
  clearLastRequest();
  return undefined;
}

/** Removes the last request. */
export function clearLastRequest(): void {
  saveText(LAST_REQUEST_KEY, "");
}

function isLastRequest(value: unknown): value is LastRequest {
  const { message, stage, photo } = fieldsOf(value);
  return (
    isRequestMessage(message) &&
    (stage === "opened" || stage === "composed") &&
    (photo === undefined || typeof photo === "string")
  );
}

function isRequestMessage(value: unknown): value is RequestMessage {
  const { topic, lines, pin, time } = fieldsOf(value);
  return (
    typeof topic === "string" &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    (pin === undefined || isPin(pin)) &&
    isNumber(time)
  );
}

function isLine(value: unknown): boolean {
  const { field, text } = fieldsOf(value);
  return REQUEST_MESSAGE.some(({ name }) => name === field) && typeof text === "string";
}
