import { expect, test } from "vitest";
import { fillTokens } from "./tokens.ts";

test("a name that ends with a period ends a sentence with one", () => {
  const terms = "Partners of <name>. Each contractor of <name>, <phone>.";
  const values = new Map(Object.entries({ name: "Ash & Sons Co.", phone: "(214) 555-0142" }));
  expect(fillTokens([terms], values)).toEqual([
    "Partners of Ash & Sons Co. Each contractor of Ash & Sons Co., (214) 555-0142.",
  ]);
});
