import { isAway } from "./away.ts";
import type { RequestField, Typed } from "./fields.ts";

/**
 * Words about danger or traffic, in which nobody should walk around the car for a picture. If a street has such a word
 * in its name ("Maple Lane"), only the picture is lost.
 */
const IN_DANGER =
  /\b(?:child|kid|bab(?:y|ies)|infant|toddler|pet|dog|cat|lane|fire|smok|crash|hurt|911|(?:nor|sou)thbound|(?:ea|we)stbound)/i;

/** What a picture in the text should show: the first of `photos`; nothing in danger, or if the driver is away. */
export function photoFor(
  { location, details }: Pick<Typed<RequestField>, "location" | "details">,
  ...photos: readonly (string | undefined)[]
): string | undefined {
  if (isAway(details) || IN_DANGER.test(`${location} ${details}`)) return undefined;
  return photos.find(Boolean);
}
