import { fieldsOf } from "../../shared/fields-of.ts";
import { GEOCODERS } from "../rules/geocoders.ts";
import { type Pin, wordsOf } from "../rules/location-reducer.ts";
import { onOneLine } from "../rules/message-lines.ts";
import { isExpired, isPosition } from "../rules/position.ts";
import { keyIn, loadText, loadValid, saveText } from "./tab-storage.ts";

/** Stores a form's pin, and the words that it fills in; without a pin, removes what is stored of one. */
export function savePin(form: string, pin: Pin | undefined): void {
  saveText(keyIn(form, "pin"), pin ? JSON.stringify(pin) : "");
  saveText(keyIn(form, "words"), pin ? wordsOf(pin) : "");
}

/**
 * A form's stored pin, however old, unless its time is half an hour or more ahead; and the words that it has filled in.
 */
export function loadPin(form: string): { pin: Pin | undefined; words: string } {
  const pin = loadValid(keyIn(form, "pin"), isPin);
  const isWrong = pin && isExpired(Date.now(), pin.foundAt);
  return { pin: isWrong ? undefined : pin, words: loadText(keyIn(form, "words")) };
}

/** Whether a stored value is a pin. */
export function isPin(value: unknown): value is Pin {
  const { address } = fieldsOf(value);
  const { text, source } = fieldsOf(address);
  const isAddress =
    typeof text === "string" && text !== "" && onOneLine(text) === text && Object.hasOwn(GEOCODERS, String(source));
  return isPosition(value) && (address === undefined || isAddress);
}
