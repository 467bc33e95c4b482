import { ignoreTaps } from "../../islands/ignore-taps.ts";

/**
 * Focuses a field, and brings it into view with its label and its error. WebKit itself scrolls only as far as the
 * field, and would also do so during a smooth scroll. `inline`: under pinch zoom, a field wider than the screen is
 * shown from its start. A second tap on Send must not press what has come under the finger.
 */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.closest("label")?.scrollIntoView({ block: "center", inline: "start", behavior: "instant" });
  ignoreTaps(field.closest("dialog, body"));
}
