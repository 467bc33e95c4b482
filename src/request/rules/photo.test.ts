import { expect, test } from "vitest";
import { photoFor } from "./photo.ts";

const ELSEWHERE = { location: "Exit 52", details: "" };

test.each([
  ["the first of a choice that covers two services", ELSEWHERE, [undefined, "its label"], "its label"],
  ["none for a service without one", ELSEWHERE, [undefined], undefined],
  ["none beside a freeway", { ...ELSEWHERE, details: "Southbound; flat" }, ["the tread"], undefined],
  ["none in a lane", { ...ELSEWHERE, location: "Left lane, I-30" }, ["the tread"], undefined],
  ["none of a car that is elsewhere", { ...ELSEWHERE, details: "Not with the car; " }, ["the tread"], undefined],
  ["none with a child inside", { ...ELSEWHERE, details: "My BABY is locked in" }, ["the tread"], undefined],
])("the picture that is asked for: %s", (_, request, photos, expected) => {
  expect(photoFor(request, ...photos)).toBe(expected);
});
