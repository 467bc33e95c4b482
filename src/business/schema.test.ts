import { expect, test } from "vitest";
import { BusinessError, parseBusiness } from "./schema.ts";
import { complaints, complaintsAbout, testBusiness, validInput } from "./test-business.ts";

const script = "https://ads.example/monitor.js";
const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };

test("a right value passes in every field", () => {
  expect(testBusiness()).toEqual({
    name: "Lone Star Road Help",
    hotline: { e164: "+18175550199", display: "(817) 555-0199" },
    email: "help@lone-star.example",
    siteUrl: "https://www.lone-star.example",
    adMonitoring: null,
    offline: true,
    copyrightYear: 2024,
    address: null,
    profiles: [],
    brandColor: "#005431",
    actionColor: "#ffb90e",
    logo: null,
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
  ["siteUrl", "https://lone-star.example:8443", "https://lone-star.example:8443"],
  ["brandColor", " #7a1f5c ", "#7a1f5c"],
  ["actionColor", " #ffc233 ", "#ffc233"],
  ["logo", " ./our logo.svg ", "./our logo.svg"],
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

/** What a field cannot be. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  hotline: [
    ...[undefined, null, "", "911", "555-0199", "(817) 555-01990", "(017) 555-0199", "call us"],
    ...["(817) 555-0199 ext. 5", "(817) 555-0199 / (817) 555-0198"],
    ...["+44 20 7946 0018", "(416) 555-0199", "+1 876 555 0199"],
  ],
  name: [undefined, null, 24, "", "Lone\nStar", "Lone\u2028Star", "Lone {phone}", "<b>Lone</b>"],
  email: [
    ...[undefined, null, "", "help", "help@", "help@localhost", "he lp@lone-star.example"],
    ...["Help <help@lone-star.example>", "mailto:help@lone-star.example"],
    ...["a@lone-star.example, b@lone-star.example", "help@lone-star.example?bcc=x@evil.example"],
  ],
  siteUrl: [
    ...[undefined, null, 443, "", "https://", "www.lone-star.example", "//www.a.example"],
    ...["http://www.lone-star.example", "javascript:alert(1)", "https://a.example/site"],
    ...["https://a.example?a=1", "https://a.example/#top", "https://me:secret@a.example"],
    ...["https://lone star.example", "https://lone&star.example", "https://*.a.example"],
  ],
  offline: [undefined, null, 0, "", "false"],
  address: [
    "123 Main St",
    ...[{ street: "" }, { state: "Texas" }, { zip: 76248 }, { zip: "7624" }].map((part) => ({
      ...address,
      ...part,
    })),
  ],
  copyrightYear: ["2024", 24],
  profiles: ["https://maps.example/me", ["me"]],
  brandColor: ["green", "005431", "#05431", "#00543g", null],
  logo: ["logo.svg", "./logo.png", "./images/logo.svg", "../logo.svg", false],
  adMonitoring: [
    ...[undefined, true, script, { script, conversionValue: 0, accountConfirmed: "yes" }],
    ...[undefined, "0", Number.NaN].map((conversionValue) => ({ script, conversionValue })),
    ...[
      null,
      "",
      "/monitor.js",
      "//ads.example/a.js",
      "http://a.example/a.js",
      "https://ads.example;script-src/a.js",
    ].map((script) => ({ script, conversionValue: 0 })),
  ],
};

test.each(Object.entries(WRONG).flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  "the %s %j is wrong: one line says so, and what is expected",
  (field, value) => {
    const line = new RegExp(`^${field}(\\.\\w+)?: .+ - expected `, "s");
    expect(complaints({ [field]: value })).toEqual([expect.stringMatching(line)]);
  },
);

test.each([
  ["hotline", 8175550199, ', in quotes: "(xxx) xxx-xxxx"'],
  ["hotline", "1-800-ROADHELP", ', in digits: "(800) 762-3435"'],
  ["hotline", "call us", "that can take calls and texts, in digits"],
  ["name", "  A  ", "at least 2 characters"],
  ["name", "n".repeat(61), "at most 60 characters"],
  ["name", "Lone {phone}", "one line without any of < > { }"],
])("of the %s %j the message says what is wrong: %s", (field, value, remedy) => {
  expect(complaints({ [field]: value })).toEqual([expect.stringContaining(remedy)]);
});

test.each([
  [undefined, /^business: nothing - expected an object with name, hotline, email, .+ and logo$/],
  ["Lone Star", /^business: "Lone Star" - expected an object with/],
  [[], /^business: \[\] - expected an object with/],
  [{ ...validInput, telephone: "" }, /^business does not know the field telephone; expected an object with/],
  [
    { ...validInput, address: { ...address, country: "US" } },
    /^address does not know the field country; expected null, or an object with street, city, state and zip$/,
  ],
])("%j is no business", (input, line) => {
  expect(complaintsAbout(input)).toEqual([expect.stringMatching(line)]);
});

test("several errors are told together, one line each, in the order of the fields", () => {
  const adMonitoring = { script: "monitor.js", conversionValue: "0" };
  const lines = complaints({ name: "", hotline: "911", adMonitoring, fax: null });
  const fields = ["name", "hotline", "adMonitoring.script", "adMonitoring.conversionValue", "business"];
  expect(lines.map((line) => line.split(/:? /)[0])).toEqual(fields);
  expect(complaintsAbout({}).map((line) => line.split(":")[0])).toEqual(Object.keys(validInput));
  expect(() => parseBusiness({ ...validInput, email: "" })).toThrow(BusinessError);
});
