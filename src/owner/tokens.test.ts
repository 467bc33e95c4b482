import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { fillTokens, valuesOf } from "./tokens.ts";

const business = testBusiness();
const values = valuesOf(business, { team: "certified", arrival: "15-30 minutes" });

test.each([
  ["{name}: write to {email}.", "Lone Star Road Help: write to help@lone-star.example."],
  ["{phone}{phone}", "(817) 555-0199(817) 555-0199"],
  ["{Team} people, {team} in {arrival}", "Certified people, certified in 15-30 minutes"],
  ["No token, only a lone }", "No token, only a lone }"],
  ["", ""],
])("%j becomes %j", (text, expected) => {
  expect(fillTokens(text, values)).toBe(expected);
});

test("tokens are replaced at any depth; other values stay, and so does the original content", () => {
  const icon = () => "{phone}";
  const others = { count: 4, none: null, icon };
  const content = { texts: [["{name}"], { "Call {phone}": "{name}" }], ...others };
  const copy = { ...content };
  const interpolated = fillTokens(content, values);
  expect(interpolated).toEqual({
    texts: [["Lone Star Road Help"], { "Call (817) 555-0199": "Lone Star Road Help" }],
    ...others,
  });
  expect(interpolated.icon).toBe(icon);
  expect(content).toEqual(copy);
});

test.each(["Tow $& Go $1 $$ $`", "A {phone} B", "{unknown}"])(
  "a name like %j is inserted exactly",
  (name) => {
    expect(fillTokens("At {name}, today", valuesOf({ ...business, name }, {}))).toBe(`At ${name}, today`);
  },
);

test("{anytime} promises the night only to drivers of a business that answers then", () => {
  const hours = { opens: "06:00", closes: "22:00" };
  expect(fillTokens("Call {anytime}.", values)).toBe("Call day or night.");
  expect(fillTokens("Call {anytime}.", valuesOf(testBusiness({ hours }), {}))).toBe(
    "Call from 6 AM to 10 PM.",
  );
});

test.each(["{telephone}", "{Phone}", "{ phone }", "{}", "{constructor}", "{__proto__}", "{TEAM}"])(
  "%s is no token, and stays as it is: the check of content names it",
  (token) => {
    expect(fillTokens([`Call ${token} now`], values)).toEqual([`Call ${token} now`]);
  },
);
