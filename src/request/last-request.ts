import { requestText } from "./compose.ts";
import { clearFields, loadField, saveField } from "./draft.ts";
import { smsLinkUpToBody } from "./links.ts";
import { LAST_REQUEST } from "./may-have-last-request.ts";
import { type RequestLinks, requestLinks } from "./request-links.ts";
import type { ServiceRequest } from "./service-request.ts";

/** Milliseconds for which a request is kept for "Did your text go?". */
export const REQUEST_MAX_AGE_MS = 30 * 60_000;

/** The request that was composed last, with all that is needed to send it once more. */
export interface LastRequest {
  /** The whole request; its links may hold less. */
  text: string;
  links: RequestLinks;
  /** The business's number: for links ("+1" and ten digits), and for people. */
  hotline: { e164: string; display: string };
  /** When it was composed, in milliseconds since 1970. */
  when: number;
  /** Whether the page itself has opened the text app with it, or nothing yet. */
  stage: "opened" | "composed";
}

const FIELDS = ["when", "stage", "text", "sms", "mail", "e164", "display"] as const;

/** Composes the request and keeps it in the tab, in the place of an earlier one; where it cannot, it only composes it. */
export function keepRequest(
  request: ServiceRequest,
  { hotline, email }: { hotline: LastRequest["hotline"]; email: string },
  stage: LastRequest["stage"],
): LastRequest {
  const text = requestText(request);
  const links = requestLinks(request, { e164: hotline.e164, email });
  const when = Date.now();
  const kept = { when: String(when), stage, text, ...links, ...hotline };
  for (const field of FIELDS) saveField(LAST_REQUEST, field, kept[field]);
  return { text, links, hotline, when, stage };
}

/**
 * The request kept in this tab; undefined if there is none, none sound, or none of the last half hour: then it is
 * forgotten.
 * @param now milliseconds since 1970.
 */
export function loadLastRequest(now: number): LastRequest | undefined {
  const request = readSound();
  if (request && isFresh(request, now)) return request;
  clearLastRequest();
  return undefined;
}

/** Whether the request is of the last half hour. One from the future is not: a clock was set. */
export function isFresh({ when }: LastRequest, now: number): boolean {
  return when <= now && now - when < REQUEST_MAX_AGE_MS;
}

/** Forgets the request. */
export function clearLastRequest(): void {
  clearFields(LAST_REQUEST, FIELDS);
}

/** Storage may hold anything, and these links will be tapped: they must be what this site makes of a request. */
function readSound(): LastRequest | undefined {
  const [when, stage, text, sms, mail, e164, display] = FIELDS.map((field) => loadField(LAST_REQUEST, field));
  if (!when || !text || !sms || !mail || !e164 || !display) return undefined;
  if (!/^\d+$/.test(when) || !/^\+1\d{10}$/.test(e164)) return undefined;
  if (stage !== "opened" && stage !== "composed") return undefined;
  if (!sms.startsWith(smsLinkUpToBody(e164)) || !mail.startsWith("mailto:")) return undefined;
  return { text, links: { sms, mail }, hotline: { e164, display }, when: Number(when), stage };
}
