import { inspect } from "node:util";
import { expect, test } from "vitest";
import { complaints, complaintsAbout, testBusiness, validInput } from "../../tests/support/business.ts";
import { parseBusiness } from "./schema.ts";

const script = "https://ads.example/monitor.js";
const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };

test("a valid value passes in every field", () => {
  expect(testBusiness()).toEqual({
    ...validInput,
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

test.each([
  ["name", "  Lone Star\n", "Lone Star"],
  ["name", 'Bob & Sons\' "24/7" Tow, Inc. $&', 'Bob & Sons\' "24/7" Tow, Inc. $&'],
  ["name", "n".repeat(60), "n".repeat(60)],
  ["name", "Grúas Peña", "Grúas Peña"],
  ["email", " First.Last+24-7@mail.lone-star.example\n", "First.Last+24-7@mail.lone-star.example"],
  ["siteUrl", "HTTPS://WWW.Lone-Star.Example/ ", "https://www.lone-star.example"],
  ["siteUrl", "https://lone-star.example:443/", "https://lone-star.example"],
  ["siteUrl", "https://a-b.example", "https://a-b.example"],
  ["brandColor", " #7a1f5c ", "#7a1f5c"],
  ["actionColor", " #ffc233 ", "#ffc233"],
  ["logo", " ./our logo #2.svg ", "./our logo #2.svg"],
  ["license", " TDLR 006543210C ", "TDLR 006543210C"],
  [
    "hours",
    { opens: "06:30", closes: "22:00" },
    { display: "6:30 AM to 10 PM", opens: "06:30", closes: "22:00" },
  ],
  ["profiles", [" https://maps.example/me "], ["https://maps.example/me"]],
  ["address", { ...address, zip: " 76248-1234 " }, { ...address, zip: "76248-1234" }],
  [
    "adMonitoring",
    { script: ` ${script}\n`, conversionValue: 0 },
    { script, conversionValue: 0, accountConfirmed: false },
  ],
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
    'hotlineLetters: "1-800-TOW-TRUK" - expected the letters of the hotline, (817) 555-0199',
  ]);
});

const HOTLINE = "expected a US phone number with its area code that can take calls and texts";
const INVISIBLE = "expected one line, & in place of &amp;, and no invisible letters";
const EMAIL = 'expected an email address, like "dispatch@your-domain.com"';
const SITE_URL = 'expected "https://" and a host without a port or path, like "https://www.your-domain.com"';
const ADDRESS = "expected null, or an object with street, city, state and zip";
const PROFILES = 'expected a list of addresses, like ["https://www.facebook.com/you"], or an empty one: []';
const COLOR = 'expected "#" and six digits or letters a to f, like "#005431"';
const LOGO = 'expected null, or an SVG file beside business.ts, like "./logo.svg"';
const HOURS = 'expected "24/7", or the hours of every day like { opens: "06:00", closes: "22:00" }';
const TIMES = 'expected two different times; for every hour of the day, "24/7"';
const LETTERS = 'expected null, or the number in capital letters, like "1-800-TOW-TRUK"';
const ADS = "expected null, or an object with script, conversionValue and accountConfirmed";
const AD_SCRIPT = 'expected the address of a script, starting with "https://"';

/** For each field: what its message says is expected, and wrong values. */
const WRONG: readonly [field: string, expected: string, values: readonly unknown[]][] = [
  ["hotline", HOTLINE, [undefined, null, "", "911", "555-0199", "(817) 555-01990", "(017) 555-0199"]],
  ["hotline", HOTLINE, ["(817) 555-0199 ext. 5", "(817) 555-0199 / (817) 555-0198"]],
  ["hotline", HOTLINE, ["+44 20 7946 0018", "(416) 555-0199", "+1 876 555 0199"]],
  ["hotline", `${HOTLINE}, in quotes: "(xxx) xxx-xxxx"`, [8175550199]],
  [
    "hotline",
    `${HOTLINE}, in digits: "(800) 762-3435", and the letters as hotlineLetters`,
    ["1-800-ROADHELP"],
  ],
  ["hotlineLetters", LETTERS, ["tow us", 5, ""]],
  ["hours", HOURS, ["24-7", "6 to 10", null]],
  ["hours", TIMES, [{ opens: "00:00", closes: "00:00" }]],
  ["hours.opens", 'expected a time in quotes, from "00:00" to "23:59"', ["6:00", "24:00"]],
  ["license", "expected null, or a license number in quotes", [6543]],
  ["hotline", `${HOTLINE}, in digits`, ["call us"]],
  ["name", "expected the name of the business as text", [undefined, null, 24]],
  ["name", "expected at least 2 characters", ["", "  A  "]],
  ["name", "expected at most 60 characters", ["n".repeat(61)]],
  ["name", "expected one line without any of < > { }", ["Lone {phone}", "<b>Lone</b>"]],
  ["name", INVISIBLE, ["Lone\nStar", "Lone\u2028Star", "Lone\u200bStar", "Lone\u00adStar", "Lone\u3164Star"]],
  ["name", INVISIBLE, ["Bob &amp; Sons", "Bob&#39;s Tow", "Bob&#x27;s Tow"]],
  ["email", EMAIL, [undefined, null, "", "help", "help@", "help@localhost", "he lp@lone-star.example"]],
  ["email", EMAIL, ["Help <help@lone-star.example>", "mailto:help@lone-star.example"]],
  ["email", EMAIL, ["a@lone-star.example, b@lone-star.example", "help@lone-star.example?bcc=x@evil.example"]],
  ["siteUrl", SITE_URL, [undefined, null, 443, "", "https://", "www.lone-star.example", "//www.a.example"]],
  ["siteUrl", SITE_URL, ["http://www.lone-star.example", "javascript:alert(1)", "https://a.example/site"]],
  ["siteUrl", SITE_URL, ["https://a.example?a=1", "https://a.example/#top", "https://me:secret@a.example"]],
  ["siteUrl", SITE_URL, ["https://lone star.example", "https://lone&star.example", "https://*.a.example"]],
  ["siteUrl", SITE_URL, ["https://a.example:8443", "https://www..a.example", "https://a.example."]],
  ["siteUrl", SITE_URL, ["https://-a.example", "https://a-.example"]],
  ["offline", "expected true or false", [undefined, null, 0, "", "false"]],
  ["address", ADDRESS, ["123 Main St"]],
  ["address.street", "expected at least 2 characters", [""]],
  ["address.state", 'expected the two letters of a state, like "TX"', ["Texas"]],
  ["address.zip", 'expected a ZIP code in quotes, like "75201"', [76248, "7624"]],
  ["copyrightYear", "expected a year without quotes, like 2024", ["2024", 24]],
  ["profiles", PROFILES, ["https://maps.example/me"]],
  [
    "profiles.0",
    'expected the address of a page, starting with "https://"',
    ["me", "javascript:alert(1)", "https://"],
  ],
  ["brandColor", COLOR, ["green", "005431", "#05431", "#00543g", null]],
  ["logo", LOGO, ["logo.svg", "./logo.png", "./images/logo.svg", "../logo.svg", false]],
  ["adMonitoring", ADS, [undefined, true, script]],
  ["adMonitoring.conversionValue", "expected a number, usually 0", [undefined, "0", Number.NaN]],
  ["adMonitoring.script", AD_SCRIPT, [null, "", "/monitor.js", "//ads.example/monitor.js"]],
  ["adMonitoring.script", AD_SCRIPT, ["http://a.example/a.js", "https://ads.example;script-src/a.js"]],
  [
    "adMonitoring.accountConfirmed",
    "expected true or false: whether you have an account with the provider",
    ["yes"],
  ],
];

/** For a nested field: the field that contains it, with values that are right. */
const AROUND: Readonly<Record<string, object>> = {
  address,
  profiles: [],
  hours: { closes: "22:00" },
  adMonitoring: { script, conversionValue: 0 },
};

/** A value as the message shows it. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? JSON.stringify(value) : inspect(value);
}

test.each(WRONG.flatMap(([field, expected, values]) => values.map((value) => [field, value, expected])))(
  "the %s %j is wrong: %s",
  (name, value, expected) => {
    const [field = "", part] = String(name).split(".");
    const around = structuredClone(AROUND[field] ?? {});
    const given = part === undefined ? value : Object.assign(around, { [part]: value });
    expect(complaints({ [field]: given })).toEqual([`${name}: ${shown(value)} - ${expected}`]);
  },
);

const BUSINESS =
  "expected an object with name, hotline, email, siteUrl, adMonitoring and offline, and maybe hotlineLetters, ";

test.each([
  [undefined, `business: nothing - ${BUSINESS}`],
  ["Lone Star", `business: "Lone Star" - ${BUSINESS}`],
  [[], `business: [] - ${BUSINESS}`],
  [{ ...validInput, telephone: "" }, `business does not know the field telephone; ${BUSINESS}`],
  [
    { ...validInput, address: { ...address, country: "US" } },
    `address does not know the field country; ${ADDRESS}`,
  ],
])("%j is no business", (input, complaint) => {
  expect(complaintsAbout(input)).toEqual([expect.stringContaining(complaint)]);
});

test("the fields that must be there are named in their order", () => {
  expect(complaintsAbout({}).map((line) => line.split(":")[0])).toEqual(Object.keys(validInput));
  expect(() => parseBusiness({ ...validInput, email: "" })).toThrow(
    /^business.ts needs a correction:\n {2}email: /,
  );
});
