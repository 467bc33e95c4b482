import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("nothing said: five runs of every kind of page", () => {
  expect(readArguments([])).toEqual({
    runs: 5,
    pages: ["home", "service", "city", "contact", "request-help", "terms"],
    others: [],
    write: false,
  });
});

test("runs, pages, other sites and writing", () => {
  const given = ["--runs=7", "--pages=home,terms", "them=https://a.example/?q=1", "--write"];
  expect(readArguments(given)).toEqual({
    runs: 7,
    pages: ["home", "terms"],
    others: [{ name: "them", url: "https://a.example/?q=1" }],
    write: true,
  });
});

test.each([
  ["--runs=0", "--runs must be a whole number from 1 on"],
  ["--runs", "--runs must be"],
  ["--pages=home,nowhere", 'no page "nowhere"'],
  ["--fast", "not understood"],
  ["https://a.example/", "not understood"],
  ["them=ftp://a.example/", "not understood"],
  ["home=https://a.example/", 'name "home" is taken'],
  ["floor=https://a.example/", 'name "floor" is taken'],
])("%s is refused", (argument, message) => {
  expect(() => readArguments([argument])).toThrow(message);
});
