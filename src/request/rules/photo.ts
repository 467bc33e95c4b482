import { isAway } from "./away.ts";
import type { ServiceRequest } from "./messages.ts";

/**
 * What a request says where 911 may come first, or where the car is beside traffic: nobody should walk around it with a phone
 * then. Names of streets that sound alike ("Maple Lane") cost a picture and no more.
 */
const IN_DANGER =
  /\b(?:child|kid|bab(?:y|ies)|infant|toddler|pet|dog|cat|lane|fire|smok|crash|hurt|911|(?:nor|sou)thbound|(?:ea|we)stbound)/i;

/** What a picture in the text of this request should show: the first that its service has; none in danger, or away from it. */
export function photoFor(
  { location, details }: Pick<ServiceRequest, "location" | "details">,
  ...photos: readonly (string | undefined)[]
): string | undefined {
  if (isAway(details) || IN_DANGER.test(`${location} ${details}`)) return undefined;
  return photos.find(Boolean);
}
