import { expect, test } from "vitest";
import { draftServices, services } from "../../owner/site.ts";
import { board } from "../../owner/values.ts";
import { cityPicture } from "./city-picture.tsx";
import { outlinesOf } from "./outlines.ts";
import { dotsOf, servicePicture } from "./service-picture.tsx";

/* The words on drawings: a city's name on its water tower, a service's on its message board. */

/** The letters that a picture shows, in their order, by the ids of their outlines. */
function lettersOn(svg: string): string {
  const ids = svg.matchAll(/<use href="#(?:_(\d+)|(\w))"/g);
  return Array.from(ids, ([, code, capital]) => capital ?? String.fromCodePoint(Number(code))).join("");
}

test.each([
  ["Keller", 1],
  ["Fort Worth", 1],
  ["North Richland Hills", 2],
  ["Dalworthington Gardens", 2],
])("%s is on its tower, in as many lines (%i) as make it largest", (name, lines) => {
  const svg = cityPicture(name);
  expect(lettersOn(svg)).toBe(name.toUpperCase().replaceAll(" ", ""));
  expect(svg.match(/<g transform="translate\(\S+ \S+\) scale/g)).toHaveLength(lines);
});

test("Dallas has its own skyline, and Keller has none", () => {
  expect(cityPicture("Dallas").length).toBeGreaterThan(cityPicture("Keller").length + 500);
});

test.each([...services, ...draftServices])("the board of $name has the words in its file", (service) => {
  const words = service.board.join("").replaceAll(" ", "");
  expect(lettersOn(servicePicture(service.picture, service.board))).toBe(words);
});

test("every letter that the content may have on a board can be drawn", () => {
  const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const allowed = letters.filter((letter) => board.safeParse([letter]).success);
  expect(allowed).toContain("&");
  expect(allowed.filter((letter) => dotsOf(letter) === undefined)).toEqual([]);
});

test("a capital reaches from 0 down to 70: the foot of an L is its widest part", () => {
  const [letter] = outlinesOf("L");
  const points = Array.from(letter?.path.matchAll(/(\d+) (\d+)/g) ?? [], ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const heights = points.map(({ y }) => y);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 70]);
  const widest = Math.max(...points.map(({ x }) => x));
  expect(points.filter(({ x }) => x === widest).map(({ y }) => y > 35)).toEqual([true, true]);
});
