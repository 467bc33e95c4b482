import { isRefining, type Look, type Place } from "../../request/location-state.ts";
import { isRough, pinWords } from "../../request/precision.ts";

/** What stands below the location field about the place in it: how far it can be trusted, and what it lacks. */
export function pinHelp(place: Place | undefined, look: Look, now: number): string | undefined {
  if (!place) return;
  const told = `GPS position: ${pinWords(place, now)}.`;
  if (isRefining(look)) return `${told} Looking for a better one.`;
  return isRough(place, now) ? `${told} Add the road, your direction and the nearest exit.` : told;
}
