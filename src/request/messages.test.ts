import fc from "fast-check";
import { expect, test } from "vitest";
import { contactMessages, serviceRequests } from "../../tests/support/arbitraries.ts";
import { contactText, requestText } from "./messages.ts";
import { isBlank, oneLine } from "./text.ts";

/* The whole texts, to the letter: request-links.test.ts. */

test("a request can be read back entry by entry, whatever was typed", () => {
  fc.assert(
    fc.property(serviceRequests, ({ coordinates, ...typed }) => {
      const labels = ["Service", "Name", "Phone", "Location", "GPS", "Details"];
      const text = requestText({ ...typed, coordinates });
      const firstLine = `${typed.topic}:\n`;
      expect(text.startsWith(firstLine)).toBe(true);
      const { GPS, ...entries } = readBack(text.slice(firstLine.length), labels);
      expect(entries).toEqual(
        given({
          Service: oneLine(typed.service),
          Name: oneLine(typed.name),
          Phone: oneLine(typed.phone),
          Location: oneLine(typed.location),
          Details: typed.details,
        }),
      );
      expect(GPS !== undefined).toBe(coordinates !== undefined);
    }),
    { numRuns: 1_000 },
  );
});

test("the separator after the last note is not sent", () => {
  const typed = { topic: "Lockout", service: "", name: "", phone: "", location: "" };
  expect(requestText({ ...typed, details: "flat; Northbound; " })).toBe(
    "Lockout:\nDetails: flat; Northbound",
  );
});

test("a contact message can be read back entry by entry, whatever was typed", () => {
  fc.assert(
    fc.property(contactMessages, ({ name, email, phone, message }) => {
      const text = contactText({ name, email, phone, message });
      expect(readBack(text, ["Name", "Email", "Phone", "Message"])).toEqual(
        given({ Name: oneLine(name), Email: oneLine(email), Phone: oneLine(phone), Message: message }),
      );
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

/** The entries that are not blank. */
function given(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, text]) => !isBlank(text)));
}
