import { expect, test } from "vitest";
import { shieldOf } from "./road-shield.tsx";

test.each([
  ["I-35W", { kind: "interstate", number: "35W" }],
  ["Loop 820", { kind: "state", number: "820" }],
  ["US 377 (Main Street)", { kind: "us", number: "377" }],
  ["FM 1709 (Keller Parkway)", { kind: "state", number: "1709" }],
  ["SH 183 and SH 121 (Airport Freeway)", { kind: "state", number: "183" }],
  ["Davis Boulevard (FM 1938)", { kind: "state", number: "1938" }],
  ["Rufe Snow Drive", undefined],
  ["Highway 360 (Angus G. Wynne Jr. Freeway)", { kind: "state", number: "360" }],
])("%s", (road, shield) => {
  expect(shieldOf(road)).toEqual(shield);
});
