import { describe, expect, test } from "vitest";
import { fill } from "./fill.ts";
import { testBusiness } from "./test-business.ts";

const business = testBusiness();

describe("fill replaces", () => {
  test.each([
    ["{name}", "Lone Star Road Help"],
    ["{phone}", "(817) 555-0199"],
    ["{email}", "help@lone-star.example"],
    [
      "{name}: call {phone} or {phone}, write to {email}.",
      "Lone Star Road Help: call (817) 555-0199 or (817) 555-0199, write to help@lone-star.example.",
    ],
    ["{name}{phone}", "Lone Star Road Help(817) 555-0199"],
    ["No token, only a lone }", "No token, only a lone }"],
    ["", ""],
  ])("%j", (text, expected) => {
    expect(fill(text, business)).toBe(expected);
  });

  test("strings however deep, in objects and arrays", () => {
    const words = {
      title: "Call {phone}",
      blocks: [{ items: ["{name}", "open"], more: [["{email}"]] }],
    };
    expect(fill(words, business)).toEqual({
      title: "Call (817) 555-0199",
      blocks: [{ items: ["Lone Star Road Help", "open"], more: [["help@lone-star.example"]] }],
    });
  });

  test.each(["Tow $& Go $1 $$ $`", "A {phone} B", "{name}", "{unknown}"])(
    "a name like %j letter by letter",
    (name) => {
      expect(fill("At {name}, today", { ...business, name })).toBe(`At ${name}, today`);
    },
  );
});

describe("fill leaves alone", () => {
  test("what is no string", () => {
    const icon = () => "{phone}";
    const words = { count: 4, open: true, none: null, missing: undefined, icon };
    const filled = fill(words, business);
    expect(filled).toEqual(words);
    expect(filled.icon).toBe(icon);
  });

  test("the names of fields", () => {
    expect(fill({ "{name}": "x" }, business)).toEqual({ "{name}": "x" });
  });

  test("the words it was given", () => {
    const words = { items: ["{phone}"] };
    fill(words, business);
    expect(words).toEqual({ items: ["{phone}"] });
  });
});

describe("fill refuses", () => {
  test.each([
    "{telephone}",
    "{Phone}",
    "{ phone }",
    "{phone-number}",
    "{}",
    "{constructor}",
    "{toString}",
    "{__proto__}",
  ])("the unknown token %s, naming it, its text and the known ones", (token) => {
    expect(() => fill({ texts: ["fine", `Call ${token} now`] }, business)).toThrow(
      `Unknown token ${token} in "Call ${token} now"; known are {name}, {phone} and {email}`,
    );
  });
});
