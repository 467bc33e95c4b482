import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { questions } from "./questions.ts";

const QUIET = { notOffered: ["Towing"] };
const text = (value: string) => [{ value, at: "content/home.yaml, line 6" }];

test.each([
  ["nothing said of towing", { notOffered: [] }, [], [], /do you tow\?/],
  [
    "letters that say tow",
    { ...QUIET, hotline: "(800) 869-8785", hotlineLetters: "1-800-TOW-TRUK" },
    [],
    [],
    /TOW-TRUK says "tow"/,
  ],
  ["a license for towing", { ...QUIET, license: "TDLR 1" }, [], [], /is TDLR 1 for your work\?/],
  ["the word locksmith", QUIET, text("Your mobile Locksmiths"), [], /home\.yaml, line 6: "locksmith"/],
  ["another company's name", QUIET, [], text("/pop-a-lock"), /home\.yaml, line 6: \/pop-a-lock is the name of/],
] as const)("%s is asked about", (_, facts, texts, addresses, question) => {
  expect(questions({ business: testBusiness(facts), texts: [...texts], addresses: [...addresses] })).toEqual([
    expect.stringMatching(question),
  ]);
});

test("a firm that does not tow, and says so, is asked nothing", () => {
  const business = testBusiness({ ...QUIET, license: "Reg. 12" });
  expect(questions({ business, texts: text("We unlock cars."), addresses: text("/lockouts") })).toEqual([]);
});
