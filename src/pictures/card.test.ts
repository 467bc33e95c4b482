import { expect, test } from "vitest";
import { cardPath } from "./card.ts";

test.each([
  ["/", "/og/home.png"],
  ["/lockouts", "/og/lockouts.png"],
  ["/404", "/og/404.png"],
])("the card of %s is %s", (address, expected) => {
  expect(cardPath(address)).toBe(expected);
});
