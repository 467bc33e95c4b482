import type { Attachment } from "./location-reducer.ts";
import { isRefining, type Lookup } from "./lookup.ts";
import { accuracyWords, isRough, precisionWords } from "./precision.ts";
import { type CityCenter, whereabouts } from "./whereabouts.ts";

const ROUGH = "Add the road, your direction, and the nearest exit.";
const FAR = "It is far from our cities: add the road, direction, and exit.";
const BY_BUTTON = "GPS position removed. Your request goes without it.";
const BY_TYPING = "You changed the location, so its GPS position was removed.";
const EXPIRED = "The GPS position is half an hour old, so it was removed";

/** What is said below the location field about its pin; undefined where there is nothing to say. */
export function pinStatus(
  attachment: Attachment,
  lookup: Lookup,
  now: number,
  cities: readonly [CityCenter, ...CityCenter[]],
): string | undefined {
  if (attachment.kind !== "attached") return detachedWords(attachment);
  const { pin } = attachment;
  const attached = `GPS position attached: ${precisionWords(pin, now)}.`;
  if (isRefining(lookup)) return `${attached} Looking for a better one.`;
  // Beside the words of a lookup that has failed, there is no room for more.
  if (lookup.kind === "failed") return attached;
  if (whereabouts(pin, cities).kind === "far") return `${attached} ${FAR}`;
  return isRough(pin, now) ? `${attached} ${ROUGH}` : attached;
}

/** What a screen reader announces when that changes: not each minute that the pin gets older. */
export function pinAnnouncement(attachment: Attachment): string {
  if (attachment.kind !== "attached") return detachedWords(attachment) ?? "";
  return `GPS position attached: ${accuracyWords(attachment.pin.accuracy)}.`;
}

function detachedWords(attachment: Exclude<Attachment, { kind: "attached" }>): string | undefined {
  switch (attachment.kind) {
    case "none":
      return undefined;
    case "removed":
      return attachment.by === "button" ? BY_BUTTON : BY_TYPING;
    case "expired":
      return attachment.wordsStay
        ? `${EXPIRED}. Your words stay. Use GPS again for a new one.`
        : `${EXPIRED} with the words it filled in. Use GPS again for a new one.`;
  }
}
