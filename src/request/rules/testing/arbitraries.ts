import fc from "fast-check";
import { mapFields, REQUEST_MESSAGE } from "../fields.ts";
import { EXPIRES_AFTER_MS, type Position } from "../position.ts";
import { requestOf } from "../request-message.ts";

/* Text as people, phones and attackers write it, for property tests. */

/** What has broken links, headers, lines and cuts before. */
const hostile = fc.constantFrom(
  ..."&?#%+=;,:@/\\'\"()*!<>[]{}| ~^`\t\0\v\f\x85\u2028\u2029\r\n\uFEFF\u200B\u200D",
  // Half characters, and those of several code units.
  "\uD83D",
  "\uDE97",
  "…",
  "é",
  "e\u0301",
  "🚗",
  "👩🏽‍🔧",
  "👨‍👩‍👧‍👦",
  "🇺🇸",
  // Other writing.
  "مرحبا",
  "\u202Etxet\u202C",
  "שלום",
  "轮胎漏气",
  // Fields of a link, and its encoding.
  "%",
  "%0D%0A",
  "%ZZ",
  "&body=other",
  "&bcc=spy@evil.example",
  "?subject=other",
  ",spy@evil.example",
  // Lines of a mail and of a request.
  "\r\n",
  "\r\nBcc: spy@evil.example",
  "\nPhone: +19005550100",
  "\nDetails: none",
);

/** Any character of Unicode. fast-check's own unit for them, "binary", first takes a second to list them all. */
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const piece = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 30 }),
  fc.string({ unit: character, maxLength: 20 }),
  hostile,
);

/** Text for a field of one line, with line breaks too, as scripts may put in. */
export const fieldText = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));

/** Free text, half of it up to 10,000 characters long. */
export const freeText = fc.oneof(
  fieldText,
  fc
    .tuple(fieldText, fc.integer({ min: 100, max: 10_000 }))
    .map(([text, length]) => (text || "x").repeat(length).slice(0, length)),
);

/** The time of tests. */
export const NOON = new Date(2026, 0, 31, 12).getTime();

/** Positions of the device that have not expired at noon. Nearer to 0, 0 is what broken devices report. */
const positions: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: 1, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  accuracy: fc.option(fc.double({ min: 0, minExcluded: true, max: 2e7, noNaN: true }), { nil: undefined }),
  foundAt: fc.nat(EXPIRES_AFTER_MS - 1).map((age) => NOON - age),
});

/** What scripts may put into the fields, and the request that it makes at noon. */
export const serviceRequests = fc
  .record({
    topic: fc.constantFrom("Milton ID", "Lockout", "Roadside help (request form)"),
    pin: fc.option(positions, { nil: undefined }),
    typed: fc.record(mapFields(REQUEST_MESSAGE, ({ control }) => (control === "textarea" ? freeText : fieldText))),
  })
  .map(({ typed, ...about }) => ({ typed, request: requestOf(typed, { ...about, time: NOON }) }));
