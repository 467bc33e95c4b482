import { describe, expect, test } from "vitest";
import { complaints } from "./test-business.ts";

describe("a wrong hotline", () => {
  const expected = "expected a US phone number with its area code that can take calls and texts";

  test.each([
    [undefined, "nothing"],
    [null, "null"],
    [8175550199, "8175550199"],
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

describe("offline", () => {
  test.each([undefined, null, 0, "", "false"])("may not be %j", (offline) => {
    expect(complaints({ offline })).toEqual([
      expect.stringMatching(/^offline: .+ - expected true or false$/),
    ]);
  });
});
