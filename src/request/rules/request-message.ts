import { isBlank } from "../../shared/text.ts";
import { REQUEST_MESSAGE, type RequestField, type Typed } from "./fields.ts";
import { MAX_MAIL_LINK, mailtoLink, smsLink } from "./links.ts";
import { type Pin, wordsOf } from "./location-reducer.ts";
import { onOneLine, topicLine, writtenLine } from "./message-lines.ts";
import type { TextNumber } from "./phone-numbers.ts";
import { accuracyText, formatCoordinates, isExpired, mapLink, type Position, timeText } from "./position.ts";

/** What a field of a request said when it was sent. */
export interface SentLine {
  field: RequestField;
  text: string;
}

/** A request as it is sent. `requestText` writes it. */
export interface RequestMessage {
  /** What the page is about: "Milton ID". */
  topic: string;
  /** What was typed or chosen, without fields that were blank. */
  lines: readonly SentLine[];
  /** Texts leave it out once it has expired. */
  pin?: Pin | undefined;
  /** When the request was made, in milliseconds since 1970. */
  time: number;
}

/**
 * The request that a form's fields make.
 * @param typed what they hold. The service is in words: "Tire Services", where the form's value is "tire".
 */
export function requestOf(
  typed: Readonly<Partial<Typed<RequestField>>>,
  { topic, pin, time }: Omit<RequestMessage, "lines">,
): RequestMessage {
  const lines = REQUEST_MESSAGE.flatMap(({ name }) => {
    const text = typed[name] ?? "";
    return isBlank(text) ? [] : [{ field: name, text }];
  });
  return { topic, lines, time, pin };
}

/** The text of a field of a request; "" if it was blank. */
export function textOfField({ lines }: RequestMessage, field: RequestField): string {
  return lines.find((line) => line.field === field)?.text ?? "";
}

/**
 * The text of a request: the topic, then a labeled line for each field that is not blank. The details come last,
 * because programs that cut a text cut its end.
 * @param now when it is read (Date.now()).
 */
export function requestText(request: RequestMessage, now: number): string {
  const current = withoutExpired(request, now);
  const lines = REQUEST_MESSAGE.flatMap((field) => {
    const written = writtenLine(field, textOfField(current, field.name));
    // Right after the words about the location.
    return field.name === "location" && current.pin ? [...written, positionLine(current.pin)] : written;
  });
  return [topicLine(current.topic), ...lines].join("\n");
}

/** The request without an expired pin and the words that it has filled in. */
function withoutExpired(request: RequestMessage, now: number): RequestMessage {
  const { pin, lines } = request;
  if (!pin || !isExpired(pin.foundAt, now)) return request;
  const words = wordsOf(pin);
  return {
    ...request,
    pin: undefined,
    lines: lines.filter(({ field, text }) => field !== "location" || text !== words),
  };
}

function positionLine(position: Position): string {
  const { accuracy, foundAt } = position;
  return `GPS: ${formatCoordinates(position)} ${mapLink(position)} (${accuracyText(accuracy)}, ${timeText(foundAt)})`;
}

/** The subject of a request without a service. */
const REQUEST_SUBJECT = "Service Request";

/** How many characters of the details a mail link has if it is too long with all of them. */
const DETAILS_IN_LONG_MAIL = 150;

/**
 * A request that is sent now: its text, and the links that open the text app and the mail program with it. In a mail
 * link that would be too long, the details end early, with "…"; if that is not enough, there is no link.
 */
export function requestLinks(
  request: RequestMessage,
  now: number,
  { smsNumber, email }: { smsNumber: TextNumber; email: string },
) {
  const [service, details] = [textOfField(request, "service"), textOfField(request, "details")];
  const subject = service ? `${REQUEST_SUBJECT} - ${onOneLine(service)}` : REQUEST_SUBJECT;
  const text = requestText(request, now);
  const start = Array.from(details).slice(0, DETAILS_IN_LONG_MAIL).join("");
  const mail = [details, `${start}…`, "…"]
    .map((details) => mailtoLink(email, { subject, body: requestText(withDetails(request, details), now) }))
    .find((link) => link.length <= MAX_MAIL_LINK);
  return { text, sms: smsLink(smsNumber, { body: text }), mail };
}

/** The request with other details. One without details stays without. */
function withDetails(request: RequestMessage, text: string): RequestMessage {
  return { ...request, lines: request.lines.map((line) => (line.field === "details" ? { ...line, text } : line)) };
}

/**
 * What a message begins with: what is filled in so far, or the topic if nothing is.
 * @param chosen the service that the page has preselected, which the driver has not filled in.
 */
export function startSoFar(
  request: RequestMessage,
  now: number,
  chosen: string | undefined,
): { topic: string } | { body: string } {
  const { topic, pin, lines } = withoutExpired(request, now);
  const isEmpty = !pin && lines.every(({ field, text }) => field === "service" && text === chosen);
  return isEmpty ? { topic } : { body: requestText(request, now) };
}
