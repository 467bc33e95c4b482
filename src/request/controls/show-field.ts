import { ignoreTaps } from "../../islands/ignore-taps.ts";

/**
 * Brings a field into view with its label and its error. WebKit would scroll by itself, and only as far as the field; it
 * still would during a smooth scroll. A second tap on Send must not press what has come under the finger.
 */
export function showField(field: Element): void {
  field.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
  ignoreTaps(field.closest("dialog, body"));
}
