import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { fillTokens, unknownTokens, valuesOf } from "./tokens.ts";

const business = testBusiness();
const values = valuesOf(business, { team: "certified", arrival: "15-30 minutes" });

test.each([
  ["<name>: write to <email>.", "Lone Star Road Help: write to help@lone-star.example."],
  ["<phone><phone>", "(817) 555-0199(817) 555-0199"],
  ["<Team> people, <team> in <arrival>", "Certified people, certified in 15-30 minutes"],
  ["No token: 5 < 6", "No token: 5 < 6"],
])("%j becomes %j", (text, expected) => {
  expect(fillTokens(text, values)).toBe(expected);
  expect(unknownTokens(text, values)).toEqual([]);
});

test("tokens are replaced at any depth, and in no name of a field", () => {
  const content = { texts: [["<name>"], { "<phone>": "Call <phone>" }] };
  expect(fillTokens(content, values)).toEqual({
    texts: [["Lone Star Road Help"], { "<phone>": "Call (817) 555-0199" }],
  });
});

test("a name is inserted exactly", () => {
  const name = "Tow $& Go $1 $$ $`";
  expect(fillTokens("At <name>, today", valuesOf({ ...business, name }, {}))).toBe(`At ${name}, today`);
});

test.each(["<telephone>", "<Phone>", "< phone >", "<>", "<constructor>", "</b>"])(
  "%s is no token",
  (token) => {
    expect(unknownTokens(`Call ${token} now`, values)).toEqual([token]);
    expect(fillTokens(`Call ${token} now`, values)).toBe(`Call ${token} now`);
  },
);
