import { expect, test } from "vitest";
import { markerOf } from "./road-marker.tsx";

test.each([
  ["I-35W", "interstate", "35W"],
  ["Loop 820 (I-820)", "interstate", "820"],
  ["Main Street (Business US 287)", "us", "287"],
  ["Davis Boulevard (FM 1938)", "farm", "1938"],
  ["Loop 12", "loop", "12"],
  ["SH 183 and SH 121 (Airport Freeway)", "state", "183"],
  ["Highway 360 (Angus G. Wynne Jr. Freeway)", "state", "360"],
  ["SH 161 (Bush Turnpike)", "toll", "TOLL"],
  ["Chisholm Trail Parkway", "toll", "TOLL"],
  ["Rufe Snow Drive", "street", "DR"],
  ["Texan Trail", "street", ""],
])("%s", (road, kind, legend) => {
  expect(markerOf(road)).toEqual({ kind, legend });
});
