import { expect, test } from "vitest";
import { beyondCloudflare } from "./cloudflare-limits.ts";

function rules(count: number): string {
  return "/x\n  A: b\n".repeat(count);
}

function redirects(count: number): string {
  return "/x/ /x 301\n".repeat(count);
}

test("as much as Cloudflare Pages reads is no problem", () => {
  expect(beyondCloudflare(rules(100), redirects(2000))).toEqual([]);
  expect(beyondCloudflare(`/x\n  A: ${"b".repeat(1997)}\n`, redirects(1))).toEqual([]);
});

test("more is told, file by file", () => {
  expect(beyondCloudflare(rules(101), redirects(2001))).toEqual([
    "Cloudflare Pages would not read all of dist/_headers: 101 rules, at most 100.",
    "Cloudflare Pages would not read all of dist/_redirects: 2001 rules, at most 2000.",
  ]);
  expect(beyondCloudflare(`/x\n  A: ${"b".repeat(1998)}\n`, redirects(1))).toEqual([
    "Cloudflare Pages would not read all of dist/_headers: 2001 characters in a line, at most 2000.",
  ]);
});
