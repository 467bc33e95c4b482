import { expect, test } from "vitest";
import { helpServices } from "./help-words.ts";

test.each([
  ["one of the two services of a choice", ["Jump Start", "Other"], ["Jump Start/Battery", "Other"]],
  ["one of their own", ["Tire Change", "Other", "Winch-Out"], ["Tire Services", "Winch-Out", "Other"]],
  ["only one of their own", ["Winch-Out", "Other"], ["Winch-Out", "Other"]],
])("/request-help of owners who offer %s has these choices", (_, offered, labels) => {
  expect(helpServices(offered).map(({ label }) => label)).toEqual(labels);
});
