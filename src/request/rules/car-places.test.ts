import { expect, test } from "vitest";
import { CAR_PLACES, mayAskForPhoto } from "./car-places.ts";

test("a picture is asked for only where the car is parked, and only of whoever is with it", () => {
  const asked = ["", ...CAR_PLACES].filter((carAt) => mayAskForPhoto(carAt, false));
  expect(asked).toEqual(["In a lot or driveway", "In a garage"]);
  expect(CAR_PLACES.filter((carAt) => mayAskForPhoto(carAt, true))).toEqual([]);
});
