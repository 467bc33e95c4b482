import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { select, texts } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What is installed, built or git's own. */
const NOT_SOURCE = ["node_modules", "dist", ".git", ".prerender", "test-results"];

function sourceFiles(): string[] {
  const isFile = (file: string) => statSync(path.join(ROOT, file)).isFile();
  const inside = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return readdirSync(ROOT)
    .filter((name) => !NOT_SOURCE.includes(name))
    .flatMap((name) => (isFile(name) ? [name] : inside(name).map((file) => path.join(name, file))))
    .filter((file) => !file.includes("node_modules") && isFile(file));
}

test.each(PAGES)("%s shows no placeholder or empty value", (address) => {
  expect(texts(address, "html")[0]).not.toMatch(/undefined|\[object|lorem ipsum|coming soon/i);
});

test.each(PAGES)("%s has curly quotation marks and apostrophes", (address) => {
  const shown = select(address, "title, body, body :not(script, style)")
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeName }) => nodeName === "#text")
    .map(({ textContent }) => textContent);
  expect(shown.filter((text) => /['"](?!\S*@)/.test(text ?? ""))).toEqual([]);
});

test("only business.ts names the hotline and the mailbox", () => {
  const digits = business.hotline.e164.slice(2);
  const hotline = new RegExp([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join("\\D{0,3}"));
  const holders = sourceFiles().filter((file) => {
    const text = readFileSync(path.join(ROOT, file), "utf8");
    return hotline.test(text) || text.includes(business.email);
  });
  expect(holders).toEqual(["business.ts"]);
});
