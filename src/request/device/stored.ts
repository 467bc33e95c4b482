import { fieldsOf } from "../../shared/fields-of.ts";
import { REQUEST_MESSAGE } from "../rules/fields.ts";
import { GEOCODERS } from "../rules/geocoders.ts";
import { type Pin, wordsOf } from "../rules/location-reducer.ts";
import { lineText } from "../rules/message-lines.ts";
import { isExpired, isNumber, isPosition } from "../rules/position.ts";
import type { RequestMessage } from "../rules/request-message.ts";
import { keyIn, loadText, saveText, type TabKey } from "./tab-storage.ts";

/** Stores a form's pin, and the words that it fills in; without a pin, removes what is stored of one. */
export function savePin(form: string, pin: Pin | undefined): void {
  saveText(keyIn(form, "pin"), pin ? JSON.stringify(pin) : "");
  saveText(keyIn(form, "words"), pin ? wordsOf(pin) : "");
}

/** A form's stored pin, however old, if it is valid and not from the future; and the words that it has filled in. */
export function loadPin(form: string): { pin: Pin | undefined; words: string } {
  const pin = loadValid(keyIn(form, "pin"), isPin);
  const isWrong = pin && isExpired(Date.now(), pin.foundAt);
  return { pin: isWrong ? undefined : pin, words: loadText(keyIn(form, "words")) };
}

/** What is stored, if it is valid: another version of the site, or an extension, may have stored anything. */
export function loadValid<Stored>(key: TabKey, isValid: (value: unknown) => value is Stored): Stored | undefined {
  try {
    const value: unknown = JSON.parse(loadText(key));
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a stored value is a request. */
export function isRequestMessage(value: unknown): value is RequestMessage {
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

function isPin(value: unknown): value is Pin {
  const { address } = fieldsOf(value);
  const { text, source } = fieldsOf(address);
  const isAddress =
    typeof text === "string" && text !== "" && lineText(text) === text && Object.hasOwn(GEOCODERS, String(source));
  return isPosition(value) && (address === undefined || isAddress);
}
