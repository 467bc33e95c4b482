import { expect, test } from "vitest";
import { business } from "../../owner/site.ts";
import { contactCard } from "./site-files.ts";

/** The values of a card by their names, as a phone reads them. */
function read(card: string): Map<string, string> {
  const lines = card.split("\r\n").filter(Boolean);
  return new Map(lines.map((line) => [line.split(/[:;]/, 1)[0] ?? "", line.slice(line.indexOf(":") + 1)]));
}

test("the contact card has what it takes to call, text and write", () => {
  const values = read(contactCard());
  expect([...values.keys()].slice(0, 2)).toEqual(["BEGIN", "VERSION"]);
  expect([...values.keys()].at(-1)).toBe("END");
  expect(values.get("FN")).toBe(business.name.replace(/[\\,;]/g, "\\$&"));
  expect(values.get("TEL")).toBe(business.hotline.e164);
  expect(values.get("EMAIL")).toBe(business.email);
  expect(values.get("URL")).toBe(business.siteUrl);
});

test("in the contact card, a name with separators in it is one value", () => {
  const card = contactCard({ ...business, name: "Ray; Sons, Towing \\ Tires" });
  expect(read(card).get("ORG")).toBe("Ray\\; Sons\\, Towing \\\\ Tires");
  expect(read(card).get("N")).toBe("Ray\\; Sons\\, Towing \\\\ Tires;;;;");
});
