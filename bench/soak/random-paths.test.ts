import { expect, test } from "vitest";
import { randomTargets, wrongAnswer } from "./random-paths.ts";
import { type BaitedSite, hashOf } from "./site.ts";

const HOME = Buffer.from("home");
const LOST = Buffer.from("not found");
const SITE: Pick<BaitedSite, "served" | "notFound"> = {
  served: new Map([
    ["/", new Map([["identity", hashOf(HOME)]])],
    ["/lockouts", new Map([["identity", hashOf(Buffer.from("lockouts"))]])],
  ]),
  notFound: new Map([["identity", hashOf(LOST)]]),
};

function answer(status: number, body: Buffer, location = "") {
  return { status, headers: new Map([["location", location]]), body };
}

const targets = randomTargets(2000, ["/", "/lockouts"]);

test("the paths are the same each time, many, and fit into one line of a request", () => {
  expect(randomTargets(2000, ["/", "/lockouts"])).toEqual(targets);
  expect(new Set(targets).size).toBeGreaterThan(1000);
  expect(targets.filter((target) => /[\r\n ]/.test(target))).toEqual([]);
});

test.each(["../", "%2e%2e/", "%252e", "secret.txt", ".env", "/lockouts/", "%00", "%zz", "http://x/", "%25"])(
  "some have %s",
  (part) => {
    expect(targets.some((target) => target.includes(part))).toBe(true);
  },
);

test.each([
  ["/", answer(200, HOME)],
  ["/?x=1", answer(200, HOME)],
  ["http://x", answer(200, HOME)],
  ["/x", answer(404, LOST)],
  ["/lockouts//?a=/", answer(301, Buffer.of(), "/lockouts?a=/")],
  ["///", answer(301, Buffer.of(), "/")],
  ["%", answer(400, Buffer.of())],
])("%s may be answered so", (target, good) => {
  expect(wrongAnswer(target, good, SITE)).toBeNull();
});

test.each([
  ["/lockouts", answer(200, HOME)],
  ["/../secret.txt", answer(200, Buffer.from("secret"))],
  ["/x", answer(404, HOME)],
  ["//evil.example/", answer(301, Buffer.of(), "//other.example")],
  ["%", answer(400, Buffer.from("secret"))],
  ["/x", answer(206, HOME)],
  ["/x", answer(500, Buffer.of())],
])("%s must not be answered so", (target, bad) => {
  expect(wrongAnswer(target, bad, SITE)).not.toBeNull();
});
