import { expect, test } from "vitest";
import { mayAskForPhoto, STANDS } from "./stands.ts";

test("a picture is asked for only where the car is parked, and only of whoever is with it", () => {
  const asked = ["", ...STANDS].filter((stands) => mayAskForPhoto(stands, false));
  expect(asked).toEqual(["In a lot or driveway", "In a garage"]);
  expect(STANDS.filter((stands) => mayAskForPhoto(stands, true))).toEqual([]);
});
