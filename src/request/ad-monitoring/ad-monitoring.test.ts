import { expect, test } from "vitest";
import { unfinished } from "../../../scripts/launch-check/as-built.ts";
import { testBusiness } from "../../../tests/support/business.ts";
import { providerSources } from "./provider-sources.ts";

/* What business.yaml may say of it: business.test.ts. In the page: ad-monitoring.spec.ts. */

const script = "https://ads.us/a.js";
const valid = { script, conversionValue: "0" };

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
