import fc from "fast-check";
import { expect, test } from "vitest";
import { encoded, mailWith } from "../../../tests/support/links.ts";
import { isBlank } from "../../shared/text.ts";
import { smsLink } from "./links.ts";
import type { Pin } from "./location-reducer.ts";
import { onOneLine } from "./message-lines.ts";
import { textNumber } from "./phone-numbers.ts";
import { requestLinks, requestOf, requestText, startSoFar } from "./request-message.ts";
import { NOON, serviceRequests } from "./testing/arbitraries.ts";

const smsNumber = textNumber({ e164: "+18175550199", display: "(817) 555-0199" });
/** An address with what a link could take for its end, or for a name. */
const dispatch = { smsNumber, email: "o'neil&a?=b@lone-star.example" };

const PLACE = "32.934612, -97.251834";
const PIN: Pin = { latitude: 32.934612, longitude: -97.251834, accuracy: 12, foundAt: NOON - 4 * 60_000 };

const TYPED = {
  service: "Jump Start",
  name: "Ana\nLópez",
  phone: "817-555-0198",
  location: "I-35W, exit 60",
  details: "Hazards on.\nBlue van.",
};

/** A request made at noon. */
const requestWith = (typed: Partial<typeof TYPED>, pin?: Pin, topic = "Milton ID") =>
  requestOf(typed, { topic, pin, time: NOON });

test("the text of a request is this, to the letter", () => {
  expect(requestText(requestWith(TYPED, PIN), NOON)).toBe(
    [
      "Milton ID:",
      "Service: Jump Start",
      "Name: Ana López",
      "Phone: 817-555-0198",
      "Location: I-35W, exit 60",
      "GPS: 32.934612, -97.251834 https://maps.google.com/?q=32.934612,-97.251834 (within 40 feet, 11:56 AM)",
      "Details: Hazards on.\nBlue van.",
    ].join("\n"),
  );
});

test("the links of a request hold what was typed and nothing more, whatever was typed", () => {
  fc.assert(
    fc.property(serviceRequests, ({ typed, request }) => {
      fc.pre(!isBlank(typed.name));
      const { text, sms, mail } = requestLinks(request, NOON, dispatch);
      expect(sms).toBe(`sms:+18175550199?&body=${encoded(text)}`);
      const subject = isBlank(typed.service) ? "" : ` - ${onOneLine(typed.service)}`;
      const mailOf = (text: string) => mailWith(dispatch.email, `Service Request${subject}`, text.split(/\r\n|\r|\n/));
      if (mailOf(text).length <= 2_000) return void expect(mail).toBe(mailOf(text));

      // The details end early. If the link is too long without them, there is none.
      const { details: _, ...others } = typed;
      const short = requestOf(isBlank(typed.details) ? others : { ...others, details: "…" }, request);
      const rest = mailOf(requestText(short, NOON));
      if (mail === undefined) return void expect(rest.length).toBeGreaterThan(2_000);
      expect(mail.length).toBeLessThanOrEqual(2_000);
      const start = rest.slice(0, -encoded("…").length);
      expect(mail.startsWith(start) && mail.endsWith(encoded("…"))).toBe(true);
      expect(mailOf(text).startsWith(mail.slice(0, -encoded("…").length))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("an email that would be too long has the first 150 characters of the details", () => {
  const mailOf = (details: string) => requestLinks(requestWith({ ...TYPED, details }, PIN), NOON, dispatch).mail;
  const start = `🚐${"é".repeat(148)}.`;
  expect(mailOf(`${start}${"x".repeat(2_000)}`)).toBe(mailOf(`${start}…`));
});

test.each([
  [26 * 60_000 - 1, PLACE, [`Location: ${PLACE}`, expect.stringMatching(/^GPS: .* 11:56 AM\)$/)]],
  [26 * 60_000, PLACE, []],
  [26 * 60_000, `At ${PLACE}`, [`Location: At ${PLACE}`]],
])("%d ms later, what the text says of the location %j is %j", (later, location, lines) => {
  const sent = requestWith({ ...TYPED, location }, PIN);
  const { text, sms } = requestLinks(sent, NOON + later, dispatch);
  expect(text.match(/^(Location|GPS).*/gm) ?? []).toEqual(lines);
  expect(smsLink(smsNumber, startSoFar(sent, NOON + later, undefined))).toBe(sms);
});

test("no text from outside writes a line of its own, or turns one around", () => {
  const evil = "Keller TX\u202E\u0000:\r\nPhone\u2028: 900\u200B";
  const request = requestWith({ location: evil }, undefined, evil);
  const line = "Keller TX: Phone : 900";
  expect(requestText(request, NOON)).toBe(`${line}:\nLocation: ${line}`);
  // Emoji, and the marks of Arabic keyboards, stay.
  expect(onOneLine("👨‍👩‍👧‍👦 مرحبا\u200F")).toBe("👨‍👩‍👧‍👦 مرحبا\u200F");
});

test.each<[isTopicOnly: boolean, typed: Partial<typeof TYPED>, pin?: Pin]>([
  [true, { service: "Lockout Service", name: " ", phone: "\u200B", details: "\n" }],
  [false, {}, PIN],
  [false, { service: "Other" }],
])("on a lockout page, the text has no more than the topic: %j, with %j", (isTopicOnly, typed, pin) => {
  const request = requestWith(typed, pin, "Lockout");
  const { sms } = requestLinks(request, NOON, dispatch);
  const expected = isTopicOnly ? "sms:+18175550199?&body=Lockout%3A%20" : sms;
  expect(smsLink(smsNumber, startSoFar(request, NOON, "Lockout Service"))).toBe(expected);
});
