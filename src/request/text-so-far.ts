import { smsLinkAbout } from "./links.ts";
import { requestSmsLink } from "./request-links.ts";
import type { ServiceRequest } from "./service-request.ts";
import { isBlank } from "./text.ts";

/**
 * The link to a text message with whatever is filled in so far; while that is nothing, one that begins with what the page is
 * about.
 * @param chosen the service that the page has chosen by itself, which its own words tell already.
 * @param e164 "+1" and ten digits.
 */
export function textSoFarLink(request: ServiceRequest, chosen: string | undefined, e164: string): string {
  const { topic, service, name, phone, location, coordinates, details } = request;
  const isEmpty =
    [name, phone, location, details].every(isBlank) &&
    (isBlank(service) || service === chosen) &&
    !coordinates;
  return isEmpty ? smsLinkAbout(e164, topic) : requestSmsLink(request, e164);
}
