import { expect, test } from "vitest";
import { SERVICE_CHOICES } from "../request/rules/messages.ts";
import { choicesOf } from "./choices.ts";

test.each([
  ["all", SERVICE_CHOICES.toReversed(), SERVICE_CHOICES],
  ["no mechanic", ["Tire Change", "Jump Start", "Tire Change"], ["Jump Start", "Tire Change", "Other"]],
  ["their own", ["Winch-Out", "Fuel", "Jump Start"], ["Jump Start", "Winch-Out", "Fuel", "Other"]],
])("a business with %s has these choices, Other last", (_, done, expected) => {
  expect(choicesOf(done)).toEqual(expected);
});
