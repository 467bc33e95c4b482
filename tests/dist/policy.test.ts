import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { fileOf } from "../../src/contract/files.ts";
import { OFFLINE_PAGE, readText } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/* The whole policy, directive by directive: prerender/page-policy.test.ts. */

const FILES = [...PAGES.map(fileOf), ...(OFFLINE_PAGE === undefined ? [] : [OFFLINE_PAGE])];

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

test.runIf(business.adMonitoring)("/request-help alone may load the ad provider's script", () => {
  const host = new URL(business.adMonitoring?.script ?? "").hostname.replace(/^www\./, "");
  expect(FILES.filter((file) => policyOf(file).includes(host))).toEqual(["request-help.html"]);
});

/** The script inside a page, which comes before everything that can be seen but the header. */
function scriptIn(file: string): string {
  return /<\/header>(?:(?!<main).)*?<script>(.*?)<\/script>/s.exec(readText(file))?.[1] ?? "";
}

test.each(FILES)("the script inside %s is the same, and the only one", (file) => {
  expect(scriptIn(file)).not.toBe("");
  expect(scriptIn(file)).toBe(scriptIn("index.html"));
  expect(readText(file).match(/<script(?! type="(module|application\/ld\+json)")/g)).toHaveLength(1);
});
