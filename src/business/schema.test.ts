import { describe, expect, test } from "vitest";
import { BusinessError, parseBusiness } from "./schema.ts";
import { testBusiness, validInput } from "./test-business.ts";

/** The lines below the heading of the message for a business with other values in some fields. */
function complaints(changes: object): string[] {
  return complaintsAbout({ ...validInput, ...changes });
}

function complaintsAbout(input: unknown): string[] {
  try {
    parseBusiness(input);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const [heading, ...lines] = error.message.split("\n");
    expect(heading).toBe("business.ts needs a correction:");
    return lines.map((line) => line.trim());
  }
  return [];
}

describe("a right value", () => {
  test("passes in every field", () => {
    expect(testBusiness()).toEqual({
      name: "Lone Star Road Help",
      hotline: { e164: "+18175550199", display: "(817) 555-0199" },
      email: "help@lone-star.example",
      siteUrl: "https://www.lone-star.example",
      adMonitoring: null,
    });
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
    expect(testBusiness({ adMonitoring }).adMonitoring).toEqual(adMonitoring);
  });
});

describe("a wrong hotline", () => {
  const expected = "expected a US phone number with its area code that can take calls and texts";

  test.each([
    [undefined, "nothing"],
    [null, "null"],
    [8175550199, "8175550199"],
    [8175550199n, "8175550199n"],
    [["(817) 555-0199"], "[ '(817) 555-0199' ]"],
    ["", '""'],
    ["   ", '"   "'],
    ["call us", '"call us"'],
    ["911", '"911"'],
    ["555-0199", '"555-0199"'],
    ["(817) 555-019", '"(817) 555-019"'],
    ["(817) 555-01990", '"(817) 555-01990"'],
    ["(017) 555-0199", '"(017) 555-0199"'],
    ["(817) 155-0199", '"(817) 155-0199"'],
    ["(817) 555-0199 ext. 5", '"(817) 555-0199 ext. 5"'],
    ["817-555-0199 x5", '"817-555-0199 x5"'],
    ["(817) 555-0199 / (817) 555-0198", '"(817) 555-0199 / (817) 555-0198"'],
    ["+44 20 7946 0018", '"+44 20 7946 0018"'],
    ["+52 55 1234 5678", '"+52 55 1234 5678"'],
    ["(416) 555-0199", '"(416) 555-0199"'],
    ["+1 876 555 0199", '"+1 876 555 0199"'],
  ])("%j", (hotline, shown) => {
    expect(complaints({ hotline })).toEqual([`hotline: ${shown} - ${expected}`]);
  });
});

describe("a wrong name", () => {
  const oneLine = "expected one line without any of < > { }";

  test.each([
    [undefined, "nothing", "expected the name of the business as text"],
    [null, "null", "expected the name of the business as text"],
    [24, "24", "expected the name of the business as text"],
    ["", '""', "expected at least 2 characters"],
    ["  A  ", '"  A  "', "expected at least 2 characters"],
    ["n".repeat(61), `"${"n".repeat(61)}"`, "expected at most 60 characters"],
    ["Lone\nStar", '"Lone\\nStar"', oneLine],
    ["Lone\tStar", '"Lone\\tStar"', oneLine],
    ["Lone\u2028Star", '"Lone\u2028Star"', oneLine],
    ["Lone {phone}", '"Lone {phone}"', oneLine],
    ["Lone } Star", '"Lone } Star"', oneLine],
    ["<b>Lone</b>", '"<b>Lone</b>"', oneLine],
  ])("%j", (name, shown, expected) => {
    expect(complaints({ name })).toEqual([`name: ${shown} - ${expected}`]);
  });
});

describe("a wrong email", () => {
  test.each([
    [undefined, "nothing"],
    [null, "null"],
    [true, "true"],
    ["", '""'],
    ["help", '"help"'],
    ["help@", '"help@"'],
    ["@lone-star.example", '"@lone-star.example"'],
    ["help@localhost", '"help@localhost"'],
    ["help@@lone-star.example", '"help@@lone-star.example"'],
    ["he lp@lone-star.example", '"he lp@lone-star.example"'],
    ["Help <help@lone-star.example>", '"Help <help@lone-star.example>"'],
    ["mailto:help@lone-star.example", '"mailto:help@lone-star.example"'],
    ["a@lone-star.example, b@lone-star.example", '"a@lone-star.example, b@lone-star.example"'],
    ["help@lone-star.example?bcc=x@evil.example", '"help@lone-star.example?bcc=x@evil.example"'],
  ])("%j", (email, shown) => {
    expect(complaints({ email })).toEqual([
      `email: ${shown} - expected an e-mail address, like "dispatch@your-domain.com"`,
    ]);
  });
});

describe("a wrong siteUrl", () => {
  test.each([
    [undefined, "nothing"],
    [null, "null"],
    [443, "443"],
    ["", '""'],
    ["https://", '"https://"'],
    ["www.lone-star.example", '"www.lone-star.example"'],
    ["//www.lone-star.example", '"//www.lone-star.example"'],
    ["/", '"/"'],
    ["http://www.lone-star.example", '"http://www.lone-star.example"'],
    ["ws://www.lone-star.example", '"ws://www.lone-star.example"'],
    ["ftp://www.lone-star.example", '"ftp://www.lone-star.example"'],
    ["javascript:alert(1)", '"javascript:alert(1)"'],
    ["https://www.lone-star.example/site", '"https://www.lone-star.example/site"'],
    ["https://www.lone-star.example//", '"https://www.lone-star.example//"'],
    ["https://www.lone-star.example?a=1", '"https://www.lone-star.example?a=1"'],
    ["https://www.lone-star.example/#top", '"https://www.lone-star.example/#top"'],
    ["https://me:secret@lone-star.example", '"https://me:secret@lone-star.example"'],
    ["https://lone star.example", '"https://lone star.example"'],
    ["https://lone&star.example", '"https://lone&star.example"'],
    ["https://*.lone-star.example", '"https://*.lone-star.example"'],
  ])("%j", (siteUrl, shown) => {
    expect(complaints({ siteUrl })).toEqual([
      `siteUrl: ${shown} - expected "https://" and a host without a path, like "https://www.your-domain.com"`,
    ]);
  });
});
