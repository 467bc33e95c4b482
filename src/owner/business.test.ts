import { expect, test } from "vitest";
import { complaints, testBusiness, validInput } from "../../tests/support/business.ts";
import { facts } from "./business.ts";

const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };

test("facts that are left out are as shipped", () => {
  expect(testBusiness()).toMatchObject({
    hours: { display: "24/7", opens: "00:00", closes: "23:59" },
    copyrightYear: 2024,
    profiles: [],
    brandColor: "#005431",
    actionColor: "#ffb90e",
    photo: null,
  });
});

test.each<[field: string, value: unknown, expected: unknown]>([
  ["name", "  Lone Star\n", "Lone Star"],
  ["name", 'Bob & Ann\'s "24/7" Tow, Inc. $&', "Bob & Ann’s “24/7” Tow, Inc. $&"],
  ["name", "n".repeat(60), "n".repeat(60)],
  ["email", " First.O'Last+24-7@mail.lone-star.example\n", "First.O'Last+24-7@mail.lone-star.example"],
  ["siteUrl", "HTTPS://WWW.Lone-Star.Example/ ", "https://www.lone-star.example"],
  ["siteUrl", "https://lone-star.example:443/", "https://lone-star.example"],
  ["offline", "no", false],
  ["brandColor", " #7a1F5c ", "#7a1f5c"],
  ["brandColor", "005431", "#005431"],
  ["logo", " ./our logo #2.svg ", "./our logo #2.svg"],
  ["license", " TDLR 006543210C ", "TDLR 006543210C"],
  ["copyrightYear", "2027", 2027],
  [
    "hours",
    { opens: "6:30", closes: "22:00" },
    { display: "6:30 AM to 10 PM", opens: "06:30", closes: "22:00" },
  ],
  ["profiles", [" https://maps.example/me "], ["https://maps.example/me"]],
  ["address", { ...address, zip: " 76248-1234 " }, { ...address, zip: "76248-1234" }],
])("the %s %j is taken as %j", (field, value, expected) => {
  expect(testBusiness({ [field]: value })).toMatchObject({ [field]: expected });
});

test.each([
  ...["(817) 555-0199", "817-555-0199", "817.555.0199", "8175550199", "1 (817) 555-0199"],
  ...["+18175550199", "tel:+18175550199", "  817 555 0199  ", "817\u2011555\u20110199"],
])("the hotline %j is the same number in any notation", (hotline) => {
  expect(testBusiness({ hotline }).hotline).toEqual({ e164: "+18175550199", display: "(817) 555-0199" });
});

test("a hotline can be shown in letters, if their keys are its digits, and is dialed by the digits", () => {
  const hotline = "(800) 869-8785";
  expect(testBusiness({ hotline, hotlineLetters: "1-800-TOW-TRUK" }).hotline).toEqual({
    e164: "+18008698785",
    display: "1-800-TOW-TRUK",
    digits: hotline,
  });
  expect(complaints({ hotlineLetters: "1-800-TOW-TRUK" })).toEqual([
    "hotlineLetters: expected the letters of the hotline, (817) 555-0199",
  ]);
});

/** For each field: what its message says, and wrong values. */
const WRONG: readonly [field: string, said: string, values: readonly unknown[]][] = [
  ["hotline", "expected a US phone number", [undefined, "911", "555-0199", "(817) 555-01990", ["a"]]],
  ["hotline", "expected a US phone number", ["(817) 555-0199 ext. 5", "(817) 555-0199 / (817) 555-0198"]],
  ["hotline", "expected a US phone number", ["+44 20 7946 0018", "(416) 555-0199", "+1 876 555 0199"]],
  ["hotline", "in digits; its letters go into hotlineLetters", ["1-800-ROADHELP", "call us"]],
  ["hotline", "has the invisible character U+202A at its start; type these words anew", ["\u202a8175550199"]],
  ["hotlineLetters", "expected the number in capital letters, like 1-800-TOW-TRUK", ["tow us", ["5"]]],
  ["hours", "expected 24/7, or opens and closes with a time each", ["24-7", "6 to 10", { opens: "06:00" }]],
  ["hours", "expected two different times", [{ opens: "00:00", closes: "00:00" }]],
  ["hours.opens", "expected a time from 00:00 to 23:59", ["6", "6 AM", "24:00"]],
  ["license", "expected a license number", [{ a: "b" }]],
  ["name", "expected the name of the business", [undefined, { a: "b" }]],
  ["name", "expected at least 2 characters", ["", "  A  "]],
  ["name", "expected at most 60 characters", ["n".repeat(61)]],
  ["name", "expected one line without any of < > { }", ["Lone {phone}", "<b>Lone</b>"]],
  ["name", "expected one line without any of < > { }", ["Lone\nStar", "Lone\u2028Star"]],
  ...["200B", "00AD", "3164", "200C", "202E", "2066", "FE0F", "2800", "E0041", "F8FF"].map(
    (point): [string, string, string[]] => [
      "name",
      `has the invisible character U+${point} after "Lone"; type these words anew`,
      [`Lone${String.fromCodePoint(Number.parseInt(point, 16))}Star`],
    ],
  ),
  ["name", "has &amp;; expected & in its place", ["Bob &amp; Sons"]],
  ["name", "has &#39;; expected ' in its place", ["Bob&#39;s Tow"]],
  ["name", "has &Ntilde;; expected Ñ in its place", ["Pe&Ntilde;a"]],
  ["email", "expected an email address", [undefined, "help", "help@", "help@localhost", "he lp@a.example"]],
  ["email", "expected an email address", ["Help <help@a.example>", "mailto:help@a.example"]],
  ["email", "expected an email address", ["a@a.example, b@b.example", "help@a.example?bcc=x@evil.example"]],
  ["siteUrl", "expected https:// and a host", [undefined, "https://", "www.a.example", "//www.a.example"]],
  ["siteUrl", "expected https:// and a host", ["http://www.a.example", "javascript:alert(1)"]],
  ["siteUrl", "expected https:// and a host", ["https://a.example/site", "https://a.example?a=1"]],
  ["siteUrl", "expected https:// and a host", ["https://me:secret@a.example", "https://a.example/#top"]],
  ["siteUrl", "expected https:// and a host", ["https://lone star.example", "https://lone&star.example"]],
  ["siteUrl", "expected https:// and a host", ["https://*.a.example", "https://a.example:8443"]],
  ["siteUrl", "expected https:// and a host", ["https://www..a.example", "https://-a.example"]],
  ["offline", "expected true or false", [undefined, "0", "on", "truely"]],
  ["address", "expected street, city, state and zip, or no address", ["123 Main St"]],
  ["address.street", "expected at least 2 characters", ["1"]],
  ["address.state", "expected the two letters of a state, like TX", ["Texas"]],
  ["address.zip", "expected a ZIP code, like 75201", ["7624"]],
  ["copyrightYear", "expected a year, like 2024", ["24", "1e3", "20244"]],
  ["profiles", "expected a list of addresses, each in its own line", ["https://maps.example/me"]],
  ["profiles.0", "expected the address of a page", ["me", "javascript:alert(1)", "https://"]],
  ["brandColor", "expected six digits or letters a to f, like 005431", ["green", "05431", "#00543g"]],
  [
    "logo",
    "expected an SVG file beside business.yaml",
    ["logo.svg", "./logo.png", "./a/logo.svg", "../logo.svg"],
  ],
  ["photo", "expected a JPEG, PNG, WebP or AVIF picture", ["./van.heic"]],
];

/** For a nested field: the field that contains it, with values that are right. */
const AROUND: Readonly<Record<string, object>> = {
  address,
  profiles: [],
  hours: { closes: "22:00" },
};

test.each(WRONG.flatMap(([field, said, values]) => values.map((value) => [field, value, said] as const)))(
  "the %s %j is wrong: %s",
  (name, value, said) => {
    const [field = "", part] = name.split(".");
    const around = structuredClone(AROUND[field] ?? {});
    const given = part === undefined ? value : Object.assign(around, { [part]: value });
    const [complaint, ...others] = complaints({ [field]: given });
    expect(others).toEqual([]);
    expect(complaint?.split(": ")[0]).toBe(name);
    expect(complaint).toContain(said);
  },
);

test("an unknown field is wrong, at any depth", () => {
  const telephone = /^telephone: there is no such field here; expected name or hotline or/;
  expect(complaints({ telephone: "5" })).toEqual([expect.stringMatching(telephone)]);
  expect(complaints({ address: { ...address, land: "US" } })).toEqual([
    "address.land: there is no such field here; expected street or city or state or zip",
  ]);
});

test("the fields that must be there are named in their order", () => {
  expect(facts.safeParse({}).error?.issues.map(({ path }) => path.join())).toEqual(Object.keys(validInput));
});
