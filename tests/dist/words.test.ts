import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { texts } from "../support/built-site.ts";
import { PAGES } from "../support/pages.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What is installed, built or git's own. */
const NOT_SOURCE = ["node_modules", "dist", ".git", ".prerender", "test-results"];

/** The copies that tests make of their own small site. */
const COPY = /(^|\/)\.site-/;

function sourceFiles(): string[] {
  const top = readdirSync(ROOT, { withFileTypes: true }).filter(({ name }) => !NOT_SOURCE.includes(name));
  return top.flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    const inside = readdirSync(path.join(ROOT, entry.name), { recursive: true, withFileTypes: true });
    return inside
      .filter((child) => child.isFile())
      .map((child) => path.relative(ROOT, path.join(child.parentPath, child.name)))
      .filter((file) => !file.includes("node_modules") && !COPY.test(file));
  });
}

describe("words", () => {
  test.each(PAGES)("%s shows no token, placeholder or empty value", (address) => {
    expect(texts(address, "html")[0]).not.toMatch(/\{\w+\}|undefined|\[object|lorem ipsum|coming soon/i);
  });

  test("the hotline and the mailbox stand in business.ts and nowhere else", () => {
    const digits = business.hotline.e164.slice(2);
    const hotline = new RegExp([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join("\\D{0,3}"));
    const holders = sourceFiles().filter((file) => {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      return hotline.test(text) || text.includes(business.email);
    });
    expect(holders).toEqual(["business.ts"]);
  });
});
