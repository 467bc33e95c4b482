import { describe, expect, test } from "vitest";
import { complaints } from "./test-business.ts";

describe("a wrong hotline", () => {
  const expected = "expected a US phone number with its area code that can take calls and texts";

  test.each([
    [undefined, "nothing"],
    [null, "null"],
    [["(817) 555-0199"], "[ '(817) 555-0199' ]"],
    ["", '""'],
    ["   ", '"   "'],
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

  test.each([
    [8175550199, "8175550199", ', in quotes: "(xxx) xxx-xxxx"'],
    ["1-800-ROADHELP", '"1-800-ROADHELP"', ', in digits: "(800) 762-3435"'],
    ["(817) tow-help", '"(817) tow-help"', ', in digits: "(817) 869-4357"'],
    ["call us", '"call us"', ", in digits"],
  ])("%j, with what to write", (hotline, shown, hint) => {
    expect(complaints({ hotline })).toEqual([`hotline: ${shown} - ${expected}${hint}`]);
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
      `email: ${shown} - expected an email address, like "dispatch@your-domain.com"`,
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

const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };
const ADDRESS_EXPECTED = "expected null, or an object with street, city, state and zip";
const STATE_EXPECTED = 'expected the two letters of a state, like "TX"';
const ZIP_EXPECTED = 'expected a ZIP code in quotes, like "75201"';

describe("a wrong address", () => {
  test.each([
    ["123 Main St", [`address: "123 Main St" - ${ADDRESS_EXPECTED}`]],
    [{ ...address, country: "US" }, [`address does not know the field country; ${ADDRESS_EXPECTED}`]],
    [{ ...address, street: "" }, ['address.street: "" - expected at least 2 characters']],
    [{ ...address, state: "Texas" }, [`address.state: "Texas" - ${STATE_EXPECTED}`]],
    [{ ...address, zip: 76248 }, [`address.zip: 76248 - ${ZIP_EXPECTED}`]],
    [{ ...address, zip: "7624" }, [`address.zip: "7624" - ${ZIP_EXPECTED}`]],
  ])("%j", (wrong, expected) => {
    expect(complaints({ address: wrong })).toEqual(expected);
  });
});

const YEAR = "expected a year without quotes, like 2024";
const PROFILE = 'expected the address of a page, starting with "https://"';
const PROFILES = 'expected a list of addresses, like ["https://www.facebook.com/you"], or an empty one: []';
const COLOR = 'expected "#" and six digits or letters a to f, like "#005431"';
const LOGO = 'expected null, or an SVG file beside business.ts, like "./logo.svg"';

test.each([
  [{ copyrightYear: "2024" }, [`copyrightYear: "2024" - ${YEAR}`]],
  [{ copyrightYear: 24 }, [`copyrightYear: 24 - ${YEAR}`]],
  [{ profiles: "https://maps.example/me" }, [`profiles: "https://maps.example/me" - ${PROFILES}`]],
  [{ profiles: ["https://maps.example/me", "me"] }, [`profiles.1: "me" - ${PROFILE}`]],
  ...["green", "005431", "#05431", "#00543g", null].map((brandColor): [object, string[]] => [
    { brandColor },
    [`brandColor: ${JSON.stringify(brandColor)} - ${COLOR}`],
  ]),
  ...["logo.svg", "./logo.png", "./images/logo.svg", "../logo.svg", false].map((logo): [object, string[]] => [
    { logo },
    [`logo: ${JSON.stringify(logo)} - ${LOGO}`],
  ]),
])("wrong: %j", (changes, expected) => {
  expect(complaints(changes)).toEqual(expected);
});
