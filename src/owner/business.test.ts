import { expect, test } from "vitest";
import { complaints, testBusiness } from "../../tests/support/business.ts";

const address = { street: "123 Main St", city: "Milton", state: "ID", zip: "83608" };

const AD_MONITORING = { script: "https://ads.us/a.js", conversionValue: "0" };

const MAP = { drawing: "./map.svg", northwest: "44, -117", southeast: "43, -116" };

test("facts that are left out are as shipped", () => {
  expect(testBusiness()).toMatchObject({
    hours: { display: "24/7", opens: "00:00", closes: "23:59" },
    copyrightYear: null,
    profiles: [],
    brandColor: "#005431",
    actionColor: "#ffb90e",
    photo: null,
  });
});

test.each<[field: string, value: unknown, expected: unknown]>([
  ["name", 'Bob & Ann\'s  "24/7"\tTow, Inc. $&', "Bob & Ann’s “24/7” Tow, Inc. $&"],
  ["hotline", "tel:+18175550199", { e164: "+18175550199", display: "(817) 555-0199" }],
  ["hotline", "\u202a1 (817) 555-0199\u202c", { e164: "+18175550199", display: "(817) 555-0199" }],
  ["hotline", "787-764-0199", { e164: "+17877640199", display: "(787) 764-0199" }],
  ["hotline", "340-774-0199", { e164: "+13407740199", display: "(340) 774-0199" }],
  ["email", " First.O'Last+24-7@mail.lone-star.example\n", "First.O'Last+24-7@mail.lone-star.example"],
  ["siteUrl", "HTTPS://WWW.Lone-Star.Example/ ", "https://www.lone-star.example"],
  ["offline", "no", false],
  ["brandColor", " #7a1F5c ", "#7a1f5c"],
  ["brandColor", "005431", "#005431"],
  ["map", MAP, { drawing: "./map.svg", northwest: { latitude: 44, longitude: -117 } }],
  ["skyline", "content/drawings/boise.svg", "content/drawings/boise.svg"],
  ["logo", " ./our logo #2.svg ", "./our logo #2.svg"],
  ["copyrightYear", "2027", 2027],
  ["hours", { opens: "6:30", closes: "22:00" }, { display: "6:30 AM to 10 PM", opens: "06:30", closes: "22:00" }],
  ["hours", { opens: "12:00", closes: "0:00" }, { display: "noon to midnight", closes: "00:00" }],
  ["hours", { opens: "0:00", closes: "22:00" }, { display: "midnight to 10 PM" }],
  ["hours", { opens: "6:00", closes: "23:59" }, { display: "6 AM to 11:59 PM" }],
  ["hours", { opens: "0:00", closes: "23:59" }, { display: "24/7", opens: "00:00", closes: "23:59" }],
  ["adMonitoring", { ...AD_MONITORING, conversionValue: "2.5" }, { conversionValue: 2.5, accountConfirmed: false }],
  ["adMonitoring", { ...AD_MONITORING, accountConfirmed: "yes" }, { accountConfirmed: true }],
  // In Idaho's time.
  ["notice", { text: "Ice.", until: "2026-11-28 6 PM" }, { until: Date.UTC(2026, 10, 29, 1) }],
  ["notice", { text: "Ice.", until: "2026-11-28 06:30 PM" }, { untilText: "Sat, Nov 28, 6:30 PM" }],
  ["notice", { text: "Ice.", until: "2026-11-28 12 PM" }, { untilText: "Sat, Nov 28, noon" }],
  // As phones and word processors write it.
  ["notice", { text: "Ice.", until: "2026\u201311\u201328 6 PM" }, { untilText: "Sat, Nov 28, 6 PM" }],
  ["map", { ...MAP, northwest: "44, \u2212117" }, { northwest: { latitude: 44, longitude: -117 } }],
  ["languages", { mam: "Mam" }, [{ tag: "mam", name: "Mam" }]],
  // Midnight is the end of a day, and 12 AM the start.
  ["notice", { text: "Ice.", until: "2026-11-28 12 AM" }, { untilText: "Fri, Nov 27, midnight" }],
  ["languages", { es: "Español" }, [{ tag: "es", name: "Español" }]],
  ["license", "ITD License 006543", "ITD License 006543"],
  ["address", { ...address, zip: " 83608-1234 " }, { ...address, zip: "83608-1234" }],
])("the %s %j is taken as %j", (field, value, expected) => {
  expect(testBusiness({ [field]: value })).toMatchObject({ [field]: expected });
});

test.each([
  ["1-800-TOW-TRUK", "(800) 869-8785", "+18008698785"],
  // Phones ignore letters after the tenth digit.
  ["1-800-TOW-TRUCK", "(800) 869-8782", "+18008698782"],
  ["800-TOW-TRUCK", "(800) 869-8782", "+18008698782"],
  ["(801) FIX-CARS", "(801) 349-2277", "+18013492277"],
  ["801-ABCDEFG", "(801) 222-3334", "+18012223334"],
  ["801-HIJKLMN", "(801) 445-5566", "+18014455566"],
  ["801-OPQRSTU", "(801) 677-7788", "+18016777788"],
  ["801-TUVWXYZ", "(801) 888-9999", "+18018889999"],
])("a hotline can be shown in letters, and is dialed by the digits of their keys: %s", (letters, digits, e164) => {
  const business = testBusiness({ hotline: digits, hotlineLetters: letters });
  expect(business.hotline).toEqual({ e164, display: letters, digits });
});

test("letters that dial another number than the hotline are refused", () => {
  expect(complaints({ hotlineLetters: "1-800-TOW-TRUK" })).toEqual([
    "hotlineLetters: expected the letters of the hotline, (817) 555-0199",
  ]);
});

const WRONG: readonly [field: string, said: string, values: readonly unknown[]][] = [
  ["hotline", "expected a US phone number", [undefined, "911", "(817) 555-0199 ext. 5"]],
  // Calls to Toronto, and to numbers that cost extra.
  ["hotline", "expected a US phone number", ["(416) 555-0199", "(900) 234-5678"]],
  ["hotline", "in digits; its letters go into hotlineLetters", ["1-800-ROADHELP"]],
  ["hotlineLetters", "expected the number in capital letters, like 1-800-TOW-TRUK", ["tow us"]],
  ["hours", "expected 24/7, or opens and closes with a time each", ["6 to 10", { opens: "06:00" }]],
  ["hours", "expected two different times", [{ opens: "00:00", closes: "00:00" }]],
  ["hours.opens", "expected a time like 06:00 or 22:00; midnight is 00:00", ["6 AM", "24:00"]],
  ["name", "expected the name of the business", [undefined]],
  ["name", "expected at most 60 characters", ["n".repeat(61)]],
  ["name", "expected one line without any of < > { }", ["Lone {phone}", "Lone\nStar"]],
  ["name", "expected no quotation marks around it, or straight ones", ["“Bob’s Towing”", "‘Tow’"]],
  ["license", "expected a license number with its digits; without one, leave", ["pending"]],
  ["license", "expected it without the word License", ["License 123", "LICENSE: TX 5"]],
  ["email", "expected an email address", [undefined, "help@localhost", "Help <help@a.example>"]],
  ["email", "expected an email address", ["a@a.example, b@b.example", "help@a.example?bcc=x@evil.example"]],
  ["siteUrl", "expected https:// and a host", [undefined, "www.a.example", "http://www.a.example"]],
  ["siteUrl", "expected https:// and a host", ["https://a.example/site", "https://a.us:8443", "https://me@a.us"]],
  ["siteUrl", "expected https:// and a host", ["https://www..a.us", "https://localhost", "https://192.0.2.1"]],
  ["adMonitoring.script", "expected the address of a script", ["http://ads.us/a.js", "https://ads.us;b/a.js"]],
  ["adMonitoring.conversionValue", "expected a number, usually 0", [undefined, "none", "-1"]],
  ["adMonitoring.accountConfirmed", "expected true or false: whether you have an account", ["maybe"]],
  ["offline", "expected true or false", [undefined, "on"]],
  ["state", "expected the two letters of a state, like CA", [undefined, "Idaho", "id", "IH", "ID)"]],
  ["stateName", "expected a name with Idaho in it; or delete this line", ["ID", "Illinois", "Idahoe", "idaho"]],
  ["address.city", "expected the city alone, without its state", ["Milton, ID"]],
  ["address.zip", "expected a ZIP code, like 75201", ["7624"]],
  ["license", "expected a text for visitors; where there is none, leave the field empty", ["none", "N/A", "-"]],
  ["payment", "expected a text for visitors; where there is none, leave the field empty", ["No", "none."]],
  ["email", "no site and no mailbox ends like this; expected an ending such as .com", ["help@hilltowing.con"]],
  [
    "siteUrl",
    "no site and no mailbox ends like this",
    ["https://www.hilltowing", "https://hilltowing.con", "https://co.us"],
  ],
  ["profiles.0", "no site and no mailbox ends like this", ["https://www.facebook.con/me"]],
  ["languages.sp", "no language has this short name", ["Español"]],
  ["languages.jp", "no language has this short name", ["日本語"]],
  ["copyrightYear", "expected a year, like 2024", ["24"]],
  [
    "timeZone",
    "expected the name of a time zone, like America/Denver",
    ["Mountain", "America/Boise_City", "MST", "EST", "GMT", "Etc/GMT+7"],
  ],
  ["notice", "expected text and until, or no notice", ["Ice."]],
  ["notice.text", "expected at most 90 characters", ["n".repeat(91)]],
  ["notice.until", "expected a day and a time, like 2026-11-28 6 PM or", ["tomorrow", "2026-02-30 6 PM"]],
  ["notice.until", "expected a day and a time", ["2026-11-28 13 PM", "2026-11-28 0 AM", "2027-03-14 2:30 AM"]],
  ["notice.until", "expected a day and a time", ["2026-11-28 18:30", "2026-12-31 6", "2026-11-28 noon"]],
  ["notice.arrival", "write it into the text, as in: Ice on the roads. We come in", ["60-90 minutes today"]],
  ["languages", "expected a language in each line", ["Spanish", ["Spanish"]]],
  ["languages.Spanish", "expected a language in each line", ["Español"]],
  ["notOffered", "expected a list, each in its own line: - Towing", ["Towing"]],
  ["notOffered.1", "is in this list already; remove it", ["Towing"]],
  ["notOffered", "expected at most 8", [Array.from({ length: 9 }, (_, index) => `No. ${index}`)]],
  ["profiles", "expected a list of addresses, each in its own line", ["https://maps.example/me"]],
  ["profiles.1", "is in this list already; remove it", ["https://g.page/me"]],
  ["profiles.0", "expected the address of a page", ["me", "javascript:alert(1)", "https://localhost/me"]],
  ["brandColor", "expected six digits or letters a to f, like 005431", ["green", "05431"]],
  ["map.southeast", "expected a corner south and east of northwest", ["45, -116", "43, -118", "44, -116", "43, -117"]],
  ["map.northwest", "expected latitude and longitude", ["Boise", undefined]],
  ["skyline", "expected an SVG file beside business.yaml", ["./drawings/boise.svg", "boise.png"]],
  ["logo", "expected an SVG file beside business.yaml", ["./logo.png", "../logo.svg", "https://a.us/logo.svg"]],
  ["photo", "expected a JPEG, PNG, WebP or AVIF picture", ["./van.heic"]],
];

/** For a nested field: the field that contains it, with values that are right. */
const AROUND: Readonly<Record<string, object>> = {
  address,
  map: MAP,
  profiles: ["https://g.page/me"],
  adMonitoring: AD_MONITORING,
  hours: { closes: "22:00" },
  notOffered: ["Towing"],
  notice: { text: "Ice.", until: "2026-11-28 6 PM" },
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

test.each([
  ["AR", undefined, "Arkansas"],
  ["MI", undefined, "Michigan"],
  ["HI", "Hawai\u02bbi", "Hawai\u02bbi"],
  ["CA", "Northern California", "Northern California"],
  ["DC", "Washington, D.C.", "Washington, D.C."],
])("the state %s with the name %j is called %s", (state, stateName, expected) => {
  expect(testBusiness({ state, stateName }).stateName).toBe(expected);
});

test.each([
  ["AR", "Arizona"],
  ["MI", "Mississippi"],
  ["VA", "West Virginia"],
  ["FL", "Floirda"],
])("the state %s is not called %s", (state, stateName) => {
  expect(complaints({ state, stateName })).toEqual([
    expect.stringMatching(/^stateName: expected a name with [A-Z]\w+ in it;/),
  ]);
});

test("an unknown field is wrong, at any depth", () => {
  const said = "there is no such field here; correct its name or how far right it begins, or remove it";
  expect(complaints({ telephone: "5" })).toEqual([`telephone: ${said}`]);
  expect(complaints({ address: { ...address, land: "US" } })).toEqual([`address.land: ${said}`]);
});

test("the notice ends in the business's own time zone, where that is not most of its state's", () => {
  const notice = { text: "Ice.", until: "2026-11-28 6 PM" };
  expect(testBusiness({ notice, timeZone: "America/Los_Angeles" }).notice?.until).toBe(Date.UTC(2026, 10, 29, 2));
});
