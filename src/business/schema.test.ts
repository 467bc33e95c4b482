import { describe, expect, test } from "vitest";
import { BusinessError, parseBusiness } from "./schema.ts";
import { complaints, complaintsAbout, testBusiness, validInput } from "./test-business.ts";

/** The same texts, each with spaces around it. */
function withSpaces<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `  ${text}\n`])) as Texts;
}

describe("a right value", () => {
  test("passes in every field", () => {
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

  test("is taken without the spaces around it", () => {
    const changes = {
      name: "Lone Star",
      email: "help@lone-star.example",
      siteUrl: "https://lone-star.example",
      brandColor: "#7a1f5c",
      actionColor: "#ffc233",
      logo: "./our logo.svg",
    };
    const script = "https://ads.example/monitor.js";
    const profile = "https://maps.example/lone-star";
    const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248-1234" };
    const business = testBusiness({
      ...withSpaces(changes),
      adMonitoring: { script: `  ${script}\n`, conversionValue: 0 },
      profiles: [` ${profile} `],
      address: withSpaces(address),
    });
    expect(business).toMatchObject({ ...changes, adMonitoring: { script }, profiles: [profile], address });
  });

  test.each([
    "(817) 555-0199",
    "(817)555-0199",
    "817-555-0199",
    "817.555.0199",
    "817 555 0199",
    "8175550199",
    "1-817-555-0199",
    "1 (817) 555-0199",
    "+1 817 555 0199",
    "+1 (817) 555-0199",
    "+18175550199",
    "tel:+18175550199",
    "  817 555 0199  ",
    "817\u2011555\u20110199",
  ])("hotline %j is the same number in any notation", (hotline) => {
    expect(testBusiness({ hotline }).hotline).toEqual({ e164: "+18175550199", display: "(817) 555-0199" });
  });

  test.each([
    ["  Lone Star  ", "Lone Star"],
    ["Al", "Al"],
    ["n".repeat(60), "n".repeat(60)],
    ['Bob & Sons\' "24/7" Tow, Inc. $&', 'Bob & Sons\' "24/7" Tow, Inc. $&'],
    ["Grúas Peña", "Grúas Peña"],
  ])("name %j", (name, expected) => {
    expect(testBusiness({ name }).name).toBe(expected);
  });

  test.each(["help@lone-star.example", "First.Last+24-7@mail.lone-star.example"])("email %j", (email) => {
    expect(testBusiness({ email }).email).toBe(email);
  });

  test.each([
    ["https://lone-star.example", "https://lone-star.example"],
    ["https://www.lone-star.example/", "https://www.lone-star.example"],
    ["HTTPS://WWW.Lone-Star.Example", "https://www.lone-star.example"],
    ["https://lone-star.example:443/", "https://lone-star.example"],
    ["https://lone-star.example:8443", "https://lone-star.example:8443"],
  ])("siteUrl %j", (siteUrl, expected) => {
    expect(testBusiness({ siteUrl }).siteUrl).toBe(expected);
  });

  test("adMonitoring with a script", () => {
    const adMonitoring = { script: "https://ads.example/monitor.js?id=1", conversionValue: 0 };
    expect(testBusiness({ adMonitoring }).adMonitoring).toEqual({ ...adMonitoring, accountConfirmed: false });
    const confirmed = { ...adMonitoring, accountConfirmed: true };
    expect(testBusiness({ adMonitoring: confirmed }).adMonitoring).toEqual(confirmed);
  });
});

describe("wrong ad monitoring", () => {
  const script = "https://ads.example/monitor.js";
  const object = "expected null, or an object with script, conversionValue and accountConfirmed";
  const address = 'expected the address of a script, starting with "https://"';
  const number = "expected a number, usually 0";

  test.each([
    [undefined, [`adMonitoring: nothing - ${object}`]],
    [true, [`adMonitoring: true - ${object}`]],
    [script, [`adMonitoring: "${script}" - ${object}`]],
    [[script, 0], [`adMonitoring: [ '${script}', 0 ] - ${object}`]],
    [{}, [`adMonitoring.script: nothing - ${address}`, `adMonitoring.conversionValue: nothing - ${number}`]],
    [{ script }, [`adMonitoring.conversionValue: nothing - ${number}`]],
    [{ script, conversionValue: "0" }, [`adMonitoring.conversionValue: "0" - ${number}`]],
    [{ script, conversionValue: Number.NaN }, [`adMonitoring.conversionValue: NaN - ${number}`]],
    [{ script: null, conversionValue: 0 }, [`adMonitoring.script: null - ${address}`]],
    [{ script: "", conversionValue: 0 }, [`adMonitoring.script: "" - ${address}`]],
    [{ script: "/monitor.js", conversionValue: 0 }, [`adMonitoring.script: "/monitor.js" - ${address}`]],
    [
      { script: "//ads.example/monitor.js", conversionValue: 0 },
      [`adMonitoring.script: "//ads.example/monitor.js" - ${address}`],
    ],
    [
      { script: "http://ads.example/monitor.js", conversionValue: 0 },
      [`adMonitoring.script: "http://ads.example/monitor.js" - ${address}`],
    ],
    [
      { script: "https://ads.example;script-src/monitor.js", conversionValue: 0 },
      [`adMonitoring.script: "https://ads.example;script-src/monitor.js" - ${address}`],
    ],
    [
      { script, conversionValue: 0, accountConfirmed: "yes" },
      [
        'adMonitoring.accountConfirmed: "yes" - expected true or false: whether you have an account with the provider',
      ],
    ],
    [{ script, conversionValue: 0, value: 1 }, [`adMonitoring does not know the field value; ${object}`]],
  ])("%j", (adMonitoring, expected) => {
    expect(complaints({ adMonitoring })).toEqual(expected);
  });
});

describe("what is no business", () => {
  const object =
    "expected an object with name, hotline, email, siteUrl, adMonitoring and offline, and maybe copyrightYear, address, profiles, brandColor, actionColor and logo";

  test.each([
    [undefined, "nothing"],
    [null, "null"],
    ["Lone Star", '"Lone Star"'],
    [[], "[]"],
  ])("%j", (input, shown) => {
    expect(complaintsAbout(input)).toEqual([`business: ${shown} - ${object}`]);
  });

  test("a field that the site does not know", () => {
    expect(complaints({ telephone: "(817) 555-0199" })).toEqual([
      `business does not know the field telephone; ${object}`,
    ]);
  });

  test("a value that JSON cannot hold", () => {
    expect(complaints({ name: 24n })).toEqual(["name: 24n - expected the name of the business as text"]);
  });
});

describe("several errors", () => {
  test("are told together, one line each, in the order of the fields", () => {
    const lines = complaints({
      name: "",
      hotline: "911",
      email: "help",
      siteUrl: "http://lone-star.example",
      adMonitoring: { script: "monitor.js", conversionValue: "0" },
      fax: null,
    });
    expect(lines.map((line) => line.split(/:? /)[0])).toEqual([
      "name",
      "hotline",
      "email",
      "siteUrl",
      "adMonitoring.script",
      "adMonitoring.conversionValue",
      "business",
    ]);
  });

  test("of an empty object name every field", () => {
    expect(complaintsAbout({}).map((line) => line.split(":")[0])).toEqual(Object.keys(validInput));
  });

  test("come as a BusinessError", () => {
    expect(() => parseBusiness({ ...validInput, email: "" })).toThrow(BusinessError);
  });
});
