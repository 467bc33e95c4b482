import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markerOf } from "./marker-of-road.ts";
import { MarkerFace } from "./road-marker.tsx";

test.each([
  ["I-35W", "interstate", "35W"],
  ["Loop 820 (I-820)", "interstate", "820"],
  ["Interstate 69C", "interstate", "69C"],
  ["H-1 (Lunalilo Freeway)", "interstate", "H-1"],
  ["I-90 (Massachusetts Turnpike)", "interstate", "90"],
  ["Main Street (Business US 287)", "us", "287"],
  ["Davis Boulevard (FM 1938)", "farm", "1938"],
  ["Loop 12", "loop", "12"],
  ["SH 183 and SH 121 (Airport Freeway)", "state", "183"],
  ["Highway 360 (Angus G. Wynne Jr. Freeway)", "state", "360"],
  ["SH 161 (Bush Turnpike)", "toll", "TOLL"],
  ["Rufe Snow Drive", "street", "DR"],
  ["Lamar Avenue", "street", "AVE"],
  ["Main Boulevard", "street", "BLVD"],
  ["Cotton Lane", "street", "LN"],
  ["Mill Road", "street", "RD"],
  ["Main Street", "street", "ST"],
  ["Texan Trail", "street", ""],
  ["LA 16", "state", "16"],
  ["L-16", "state", "16"],
  ["SR 7A", "state", "7A"],
  ["OK 16 Grill", "street", ""],
])("%s", (road, kind, legend) => {
  expect(markerOf({ road, state: "LA" })).toEqual({ kind, legend });
});

test("a road's file may say that it takes a toll, where its name does not", () => {
  expect(markerOf({ road: "Green Parkway", state: "LA", isToll: true }).kind).toBe("toll");
});

test("three digits have a wider sign, and four letters are set closer", () => {
  const signOf = (road: string) => renderToStaticMarkup(MarkerFace({ road, state: "LA" }));
  expect(signOf("I-635")).toContain('scale(1.2 1)">');
  expect(signOf("Main Parkway")).toContain('lengthAdjust="spacingAndGlyphs">PKWY<');
});

/** The first state that has signs of its own. */
const [STATE = ""] = readdirSync("src/site/components/road-markers").filter((name) => !name.endsWith(".svg"));

test.each(["SH 183", "Loop 12", "FM 1382"])("%s has the sign of its state, a plain one elsewhere", (road) => {
  const signIn = (state: string) => renderToStaticMarkup(MarkerFace({ road, state }));
  expect(signIn(STATE.toUpperCase())).toContain("small-word");
  expect(signIn("LA")).toBe(signIn("OH"));
  expect(signIn("LA")).not.toContain("small-word");
});
