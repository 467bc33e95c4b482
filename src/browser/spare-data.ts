import { savesData } from "../../prerender/browser/saves-data.ts";

/** Under Save-Data nothing is prepared that was not asked for; Chromium leaves that to the page. */
export function spareData(): void {
  if (savesData()) document.querySelector("script[type=speculationrules]")?.remove();
}
