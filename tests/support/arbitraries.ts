import fc from "fast-check";
import type { Position } from "../../src/request/location/position.ts";
import { mapFields, REQUEST_MESSAGE } from "../../src/request/message/fields.ts";
import type { ServiceRequest } from "../../src/request/message/messages.ts";

/* Text as people, phones and attackers write it, for property tests. */

/** What has broken links, headers, lines and cuts before. */
const hostile = fc.constantFrom(
  ..."&?#%+=;,:@/\\'\"()*!<>[]{}| ~^`\t\0\v\f\x85\u2028\u2029\r\n\uFEFF\u200B\u200D",
  // Half characters, and those of several code units.
  ...["\uD83D", "\uDE97", "…", "é", "e\u0301", "🚗", "👩🏽‍🔧", "👨‍👩‍👧‍👦", "🇺🇸"],
  // Other writing.
  ...["مرحبا", "\u202Etxet\u202C", "שלום", "轮胎漏气"],
  // Fields of a link, and its encoding.
  ...["%", "%0D%0A", "%ZZ", "&body=other", "&bcc=spy@evil.example", "?subject=other", ",spy@evil.example"],
  // Lines of a mail and of a request.
  ...["\r\n", "\r\nBcc: spy@evil.example", "\nPhone: +19005550100", "\nDetails: none"],
);

const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 4, arbitrary: hostile },
  // Any code units, so that half of the surrogates are alone.
  { weight: 1, arbitrary: fc.integer({ min: 0xd7f0, max: 0xe00f }).map((unit) => String.fromCharCode(unit)) },
);

/** Text for a field of one line, with line breaks too, as scripts may put in. */
export const fieldText = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));

/** Free text, a quarter of it up to 10,000 characters long. */
export const freeText = fc.oneof(
  { weight: 3, arbitrary: fieldText },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(pieces, { minLength: 1, maxLength: 30 }), fc.integer({ min: 100, max: 10_000 }))
      .map(([parts, length]) => {
        const text = parts.join("") || "x";
        return text.repeat(Math.ceil(length / text.length)).slice(0, length);
      }),
  },
);

/** Degrees from 1 to most in both directions. Nearer to 0 is what broken devices report. */
const degrees = (most: number) =>
  fc
    .tuple(fc.double({ min: 1, max: most, noNaN: true }), fc.constantFrom(1, -1))
    .map(([value, direction]) => value * direction);

/** Positions of the device, found at any time before the tests' own. */
const positions: fc.Arbitrary<Position> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
  accuracy: fc.option(fc.double({ min: 0, minExcluded: true, max: 2e7, noNaN: true }), { nil: undefined }),
  foundAt: fc.nat(Date.UTC(2026, 0, 31)),
});

/** The separator after a note at the end is not sent (src/request/message/messages.test.ts). */
const details = freeText.map((text) => text.replace(/(; )+$/, ""));

/** Requests, with what scripts may put into the fields. */
export const serviceRequests: fc.Arbitrary<ServiceRequest> = fc.record({
  topic: fc.constantFrom("Keller TX", "Lockout", "Roadside help (request form)"),
  position: fc.option(positions, { nil: undefined }),
  ...mapFields(REQUEST_MESSAGE, ({ control }) => (control === "textarea" ? details : fieldText)),
});
