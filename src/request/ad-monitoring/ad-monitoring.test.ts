import { expect, test } from "vitest";
import { unfinished } from "../../../scripts/launch-check/as-built.ts";
import { complaints, testBusiness } from "../../../tests/support/business.ts";
import { providerSources } from "./provider-sources.ts";

/* The owner's part: adMonitoring in business.yaml. In the page: src/request/ad-monitoring/ad-monitoring.spec.ts. */

const script = "https://ads.us/a.js";
const valid = { script, conversionValue: "0" };

test.each([
  [{ conversionValue: "2.5" }, { conversionValue: 2.5 }],
  [{ accountConfirmed: "yes" }, { accountConfirmed: true }],
])("adMonitoring with %j is taken with %j", (given, expected) => {
  const usual = { script, conversionValue: 0, accountConfirmed: false };
  expect(testBusiness({ adMonitoring: { ...valid, ...given } }).adMonitoring).toEqual({
    ...usual,
    ...expected,
  });
});

const FIELDS = "adMonitoring: expected script, conversionValue and accountConfirmed, or no adMonitoring";
const SCRIPT = "adMonitoring.script: expected the address of a script, starting with https://";
const VALUE = "adMonitoring.conversionValue: expected a number, usually 0";
const CONFIRMED =
  "adMonitoring.accountConfirmed: expected true or false: whether you have an account with the provider";

test.each<[given: unknown, expected: string]>([
  ["true", FIELDS],
  ...[undefined, "none", "-1"].map((conversionValue): [unknown, string] => [
    { ...valid, conversionValue },
    VALUE,
  ]),
  ...[undefined, "//ads.us/a.js", "http://ads.us/a.js", "https://ads.us;script-src/a.js"].map(
    (script): [unknown, string] => [{ ...valid, script }, SCRIPT],
  ),
  [{ ...valid, accountConfirmed: "maybe" }, CONFIRMED],
])("adMonitoring %j is wrong: %s", (adMonitoring, expected) => {
  expect(complaints({ adMonitoring })).toEqual([expected]);
});

test.each([
  ["false", [expect.stringContaining("write adMonitoring > accountConfirmed: true")]],
  ["true", []],
])("with accountConfirmed: %s, what is to be done before launch is %j", (accountConfirmed, expected) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };
  const business = testBusiness({ ...real, adMonitoring: { ...valid, accountConfirmed } });
  expect(unfinished(business, [], [], [])).toEqual(expected);
});

test.each([
  ["https://www.ads.example:8443/monitor.js?id=1", "ads.example:8443"],
  ["https://somebody.github.io/a.js", "somebody.github.io"],
])("%s comes from %s and its subdomains", (script, domain) => {
  expect(providerSources(script)).toEqual([`https://${domain}`, `https://*.${domain}`]);
});
