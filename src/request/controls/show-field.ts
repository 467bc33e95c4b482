import { ignoreTaps } from "../../islands/ignore-taps.ts";

/**
 * Brings a field into view with its label and its error. WebKit would scroll by itself, and only as far as the field; it
 * still would during a smooth scroll. Under pinch zoom, a field that is wider than the screen is shown from its start, wherever
 * the screen was before. A second tap on Send must not press what has come under the finger.
 */
export function showField(field: Element): void {
  field.closest("label")?.scrollIntoView({ block: "center", inline: "start", behavior: "instant" });
  ignoreTaps(field.closest("dialog, body"));
}
