import { expect, test } from "vitest";
import { readRun, wrkScript } from "./serving-wrk.ts";

const mix = { addresses: ["/", "/lockouts", "/nope"], unknown: new Set(["/nope"]) };

test("the script asks for every address, and looks at each answer only if told to", () => {
  const measure = wrkScript(mix, false);
  expect(measure).toContain('local addresses = {"/", "/lockouts", "/nope"}');
  expect(measure).not.toContain("function response");
  expect(wrkScript(mix, true)).toContain("function response");
});

test("the results are the last line of JSON that wrk prints", () => {
  const output = `Running 4s test @ http://127.0.0.1:4173
  9 requests in 4.00s, 1MB read
{"requests":9,"duration":4000000,"p50":100,"p99":900,"socketErrors":0,"status4xx5xx":3,"unexpected":0}
`;
  expect(readRun(output)).toMatchObject({ requests: 9, p99: 900, status4xx5xx: 3 });
});

test("output without results, or with other ones, is an error that shows it", () => {
  expect(() => readRun("unable to connect to 127.0.0.1:4173")).toThrow("unable to connect");
  expect(() => readRun('{"requests":"many"}')).toThrow("requests");
});
