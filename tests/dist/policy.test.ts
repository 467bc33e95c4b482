import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { fileOf, OFFLINE_PAGE, readText } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/* The whole policy, directive by directive: prerender/page-policy.test.ts. What browsers refuse: tests/browser/policy.spec.ts. */

const FILES = [...PAGES.map(fileOf), ...(OFFLINE_PAGE === undefined ? [] : [OFFLINE_PAGE])];

/** The evaluator's severities of what must be fixed: https://github.com/google/csp-evaluator */
const WORTH_MENDING = 50;

/**
 * The evaluator's warnings about every policy that allows a host: its files might let an attacker bypass the policy.
 * The site's own host serves only files of the build.
 */
const OWN_FILES = /^'self' can be problematic|^No bypass found/;

function policyOf(file: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(readText(file))?.[1] ?? "";
}

test.each(FILES)("%s has its policy before all else but the charset", (file) => {
  expect(readText(file)).toMatch(
    /<head><meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  );
  expect(readText(file).match(/http-equiv/g)).toHaveLength(1);
  expect(policyOf(file)).not.toMatch(/unsafe-|data:|blob:|\s\*/);
});

test.each(FILES)("Google's evaluator finds nothing to fix in the policy of %s", (file) => {
  const findings = new CspEvaluator(new CspParser(policyOf(file)).csp).evaluate();
  const severe = findings.filter(
    ({ severity, description }) => severity <= WORTH_MENDING && !OWN_FILES.test(description),
  );
  expect(severe.map(({ description }) => description)).toEqual([]);
});

test.runIf(business.adMonitoring)("/request-help alone may load the ad provider's script", () => {
  const host = new URL(business.adMonitoring?.script ?? "").hostname.replace(/^www\./, "");
  expect(FILES.filter((file) => policyOf(file).includes(host))).toEqual(["request-help.html"]);
});

/** The script inside a page, which comes before everything that can be seen but the header. */
function scriptIn(file: string): string {
  return /<\/header>(?:(?!<main).)*?<script>(.*?)<\/script>/s.exec(readText(file))?.[1] ?? "";
}

test("the script inside every page is small", () => {
  const size = Buffer.byteLength(scriptIn("index.html"));
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(1_280);
});

test.each(FILES)(
  "the script inside %s is the same, and the only one; no rules prepare other pages",
  (file) => {
    expect(scriptIn(file)).toBe(scriptIn("index.html"));
    expect(readText(file).match(/<script(?! type="(module|application\/ld\+json)")/g)).toHaveLength(1);
  },
);
