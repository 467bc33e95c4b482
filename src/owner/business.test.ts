import { expect, test } from "vitest";
import { complaints, testBusiness, validInput } from "../../tests/support/business.ts";
import { checkBusiness, soundFacts } from "./business.ts";

const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };

test("a valid value passes in every field, and fields that are left out are as shipped", () => {
  expect(testBusiness()).toMatchObject({
    ...validInput,
    offline: true,
    hotline: { e164: "+18175550199", display: "(817) 555-0199" },
    hours: { display: "24/7", opens: "00:00", closes: "23:59" },
    license: null,
    copyrightYear: 2024,
    address: null,
    profiles: [],
    brandColor: "#005431",
    actionColor: "#ffb90e",
    logo: null,
    photo: null,
  });
});

test.each<[field: string, value: unknown, expected: unknown]>([
  ["name", "  Lone Star\n", "Lone Star"],
  ["name", 'Bob & Ann\'s "24/7" Tow, Inc. $&', "Bob & Ann’s “24/7” Tow, Inc. $&"],
  ["name", "n".repeat(60), "n".repeat(60)],
  ["name", "Grúas Peña", "Grúas Peña"],
  ["email", " First.O'Last+24-7@mail.lone-star.example\n", "First.O'Last+24-7@mail.lone-star.example"],
  ["siteUrl", "HTTPS://WWW.Lone-Star.Example/ ", "https://www.lone-star.example"],
  ["siteUrl", "https://lone-star.example:443/", "https://lone-star.example"],
  ["siteUrl", "https://a-b.example", "https://a-b.example"],
  ["offline", "no", false],
  ["brandColor", " #7a1F5c ", "#7a1f5c"],
  ["brandColor", "005431", "#005431"],
  ["actionColor", "111111", "#111111"],
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

const HOTLINE = "expected a US phone number with its area code that can take calls and texts";
const EMAIL = "expected an email address, like dispatch@your-domain.com";
const SITE_URL = "expected https:// and a host without a port or path, like https://www.your-domain.com";
const ADDRESS = "expected street, city, state and zip, or no address";
const PROFILES = "expected a list of addresses, each in its own line: - https://www.facebook.com/you";
const COLOR = "expected six digits or letters a to f, like 005431";
const LOGO = "expected an SVG file beside business.yaml, like ./logo.svg";
const HOURS = "expected 24/7, or opens and closes with a time each, like 06:00 and 22:00";
const TIMES = "expected two different times; for every hour of the day, 24/7";
const LETTERS = "expected the number in capital letters, like 1-800-TOW-TRUK";

/** For each field: what its message says is expected, and wrong values. */
const WRONG: readonly [field: string, expected: string, values: readonly unknown[]][] = [
  ["hotline", HOTLINE, [undefined, "911", "555-0199", "(817) 555-01990", "(017) 555-0199", ["a"]]],
  ["hotline", HOTLINE, ["(817) 555-0199 ext. 5", "(817) 555-0199 / (817) 555-0198"]],
  ["hotline", HOTLINE, ["+44 20 7946 0018", "(416) 555-0199", "+1 876 555 0199"]],
  ["hotline", `${HOTLINE}, in digits: (800) 762-3435, and the letters as hotlineLetters`, ["1-800-ROADHELP"]],
  ["hotline", `${HOTLINE}, in digits`, ["call us"]],
  ["hotlineLetters", LETTERS, ["tow us", ["5"]]],
  ["hours", HOURS, ["24-7", "6 to 10", { opens: "06:00" }]],
  ["hours", TIMES, [{ opens: "00:00", closes: "00:00" }]],
  ["hours.opens", "expected a time from 00:00 to 23:59", ["6", "6 AM", "24:00"]],
  ["license", "expected a license number", [{ a: "b" }]],
  ["name", "expected the name of the business", [undefined, { a: "b" }]],
  ["name", "expected at least 2 characters", ["", "  A  "]],
  ["name", "expected at most 60 characters", ["n".repeat(61)]],
  ["name", "expected one line without any of < > { }", ["Lone {phone}", "<b>Lone</b>"]],
  ["name", "expected one line without any of < > { }", ["Lone\nStar", "Lone\u2028Star"]],
  ...["200B", "00AD", "3164", "200C", "200D", "202E", "2066", "FE0F", "2800", "E0041", "F8FF"].map(
    (point): [string, string, string[]] => [
      "name",
      `has the invisible character U+${point} after "Lone"; type these words anew`,
      [`Lone${String.fromCodePoint(Number.parseInt(point, 16))}Star`],
    ],
  ),
  [
    "hotline",
    "has the invisible character U+202A at its start; type these words anew",
    ["\u202a(817) 555-0199"],
  ],
  [
    "email",
    'has the invisible character U+200B after "help"; type these words anew',
    ["help\u200b@lone-star.example"],
  ],
  [
    "siteUrl",
    'has the invisible character U+00AD after "https://lone"; type these words anew',
    ["https://lone\u00adstar.us"],
  ],
  ["name", "has &amp;; expected & in its place", ["Bob &amp; Sons"]],
  ["name", "has &#39;; expected ' in its place", ["Bob&#39;s Tow"]],
  ["name", "has &Ntilde;; expected Ñ in its place", ["Pe&Ntilde;a"]],
  ["email", EMAIL, [undefined, "help", "help@", "help@localhost", "he lp@lone-star.example"]],
  ["email", EMAIL, ["Help <help@lone-star.example>", "mailto:help@lone-star.example"]],
  ["email", EMAIL, ["a@lone-star.example, b@lone-star.example", "help@lone-star.example?bcc=x@evil.example"]],
  ["siteUrl", SITE_URL, [undefined, "https://", "www.lone-star.example", "//www.a.example"]],
  ["siteUrl", SITE_URL, ["http://www.lone-star.example", "javascript:alert(1)", "https://a.example/site"]],
  ["siteUrl", SITE_URL, ["https://a.example?a=1", "https://a.example/#top", "https://me:secret@a.example"]],
  ["siteUrl", SITE_URL, ["https://lone star.example", "https://lone&star.example", "https://*.a.example"]],
  ["siteUrl", SITE_URL, ["https://a.example:8443", "https://www..a.example", "https://a.example."]],
  ["siteUrl", SITE_URL, ["https://-a.example", "https://a-.example"]],
  ["offline", "expected true or false", [undefined, "0", "on", "truely"]],
  ["address", ADDRESS, ["123 Main St"]],
  ["address.street", "expected at least 2 characters", ["1"]],
  ["address.state", "expected the two letters of a state, like TX", ["Texas"]],
  ["address.zip", "expected a ZIP code, like 75201", ["7624"]],
  ["copyrightYear", "expected a year, like 2024", ["24", "1e3", "20244"]],
  ["profiles", PROFILES, ["https://maps.example/me"]],
  [
    "profiles.0",
    "expected the address of a page, starting with https://",
    ["me", "javascript:alert(1)", "https://"],
  ],
  ["brandColor", COLOR, ["green", "05431", "#05431", "#00543g"]],
  ["logo", LOGO, ["logo.svg", "./logo.png", "./images/logo.svg", "../logo.svg"]],
];

/** For a nested field: the field that contains it, with values that are right. */
const AROUND: Readonly<Record<string, object>> = {
  address,
  profiles: [],
  hours: { closes: "22:00" },
};

test.each(WRONG.flatMap(([field, expected, values]) => values.map((value) => [field, value, expected])))(
  "the %s %j is wrong: %s",
  (name, value, expected) => {
    const [field = "", part] = String(name).split(".");
    const around = structuredClone(AROUND[field] ?? {});
    const given = part === undefined ? value : Object.assign(around, { [part]: value });
    expect(complaints({ [field]: given })).toEqual([`${name}: ${expected}`]);
  },
);

test("an unknown field is wrong, at any depth", () => {
  const telephone = expect.stringMatching(
    /^telephone: there is no such field here; expected name or hotline or/,
  );
  expect(complaints({ telephone: "5" })).toEqual([telephone]);
  expect(complaints({ hotlin: "5" })).toEqual(["hotlin: there is no such field here; expected hotline"]);
  expect(complaints({ address: { ...address, land: "US" } })).toEqual([
    "address.land: there is no such field here; expected street or city or state or zip",
  ]);
});

test("the fields that must be there are named in their order", () => {
  const { problems } = checkBusiness({});
  expect(problems.map(({ place }) => place.join())).toEqual(Object.keys(validInput));
});

test("beside wrong fields, the right ones can be checked further", () => {
  expect(
    soundFacts({ ...validInput, email: "help", brandColor: "111111", actionColor: "gold" }),
  ).toMatchObject({
    name: "Lone Star Road Help",
    brandColor: "#111111",
    actionColor: "#ffb90e",
  });
});
