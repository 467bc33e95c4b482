import fc from "fast-check";
import { expect, test } from "vitest";
import { contactMessages, NOTHING_TYPED, serviceRequests } from "../../tests/support/arbitraries.ts";
import { CONTACT_FIELDS, type Fields, REQUEST_FIELDS, type Typed } from "./fields.ts";
import { contactText, requestText } from "./messages.ts";
import { isBlank, oneLine } from "./text.ts";

/* The whole texts, to the letter: request-links.test.ts. */

test("a request can be read back entry by entry, whatever was typed", () => {
  fc.assert(
    fc.property(serviceRequests, ({ coordinates, ...typed }) => {
      const labels = REQUEST_FIELDS.flatMap(({ line }) => (line === "Location" ? [line, "GPS"] : line));
      const text = requestText({ ...typed, coordinates });
      const firstLine = `${typed.topic}:\n`;
      expect(text.startsWith(firstLine)).toBe(true);
      const { GPS, ...entries } = readBack(text.slice(firstLine.length), labels);
      expect(entries).toEqual(given(REQUEST_FIELDS, typed));
      expect(GPS !== undefined).toBe(coordinates !== undefined);
    }),
    { numRuns: 1_000 },
  );
});

test("the separator after the last note is not sent", () => {
  const typed = { ...NOTHING_TYPED, details: "flat; Northbound; " };
  expect(requestText({ topic: "Lockout", ...typed })).toBe("Lockout:\nDetails: flat; Northbound");
});

test("a contact message can be read back entry by entry, whatever was typed", () => {
  fc.assert(
    fc.property(contactMessages, (typed) => {
      const labels = CONTACT_FIELDS.map(({ line }) => line);
      expect(readBack(contactText(typed), labels)).toEqual(given(CONTACT_FIELDS, typed));
    }),
    { numRuns: 1_000 },
  );
});

/** What a reader takes from the text: a line for each label, in this order, and the rest for the last one. */
function readBack(text: string, labels: readonly string[]): Record<string, string> {
  const entries: Record<string, string> = {};
  let rest = text;
  for (const label of labels) {
    if (!rest.startsWith(`${label}: `)) continue;
    const lineEnd = label === labels.at(-1) ? -1 : rest.indexOf("\n");
    const end = lineEnd < 0 ? rest.length : lineEnd;
    entries[label] = rest.slice(label.length + 2, end);
    rest = rest.slice(end + 1);
  }
  expect(rest).toBe("");
  return entries;
}

/** What a message has of the fields that are not blank: { Name: "Ana" } */
function given<Name extends string>(fields: Fields<Name>, typed: Typed<Name>): Record<string, string> {
  const entries = fields.map(({ name, line, control }): [string, string] => [
    line,
    control === "textarea" ? typed[name] : oneLine(typed[name]),
  ]);
  return Object.fromEntries(entries.filter(([, text]) => !isBlank(text)));
}
