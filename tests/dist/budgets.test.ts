import { describe, expect, test } from "vitest";
import { fileOf, listFiles, readText, select, sizeOf } from "../support/built-site.ts";
import { ADDRESSES } from "../support/spec.ts";

const files = listFiles();

describe("budgets, in bytes of brotli", () => {
  test("the home page fits into one initial congestion window", () => {
    expect(sizeOf("index.html.br")).toBeLessThanOrEqual(14_000);
  });

  test.each([...ADDRESSES, "/404"].filter((address) => address !== "/"))("%s", (address) => {
    expect(sizeOf(`${fileOf(address)}.br`)).toBeLessThanOrEqual(12_000);
  });

  test("the script that every page loads", () => {
    const [entry] = files.filter((file) => /^assets\/entry-.*\.js\.br$/.test(file));
    expect(sizeOf(entry ?? "")).toBeLessThanOrEqual(2_048);
  });

  test("everything a page with islands may fetch later", () => {
    const scripts = files.filter((file) => /^assets\/.*\.js\.br$/.test(file) && !file.includes("/entry-"));
    expect(scripts.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(80_000);
  });

  test("the hero picture", () => {
    expect(sizeOf("pictures/night-highway.svg.br")).toBeLessThanOrEqual(15_000);
  });
});

describe("what the first view waits for", () => {
  test.each([...ADDRESSES, "/404"])("%s: its own HTML and nothing else", (address) => {
    expect(select(address, "link[rel=stylesheet]")).toEqual([]);
    expect(select(address, "script[src]").map((script) => script.getAttribute("type"))).toEqual(["module"]);
    expect(select(address, "[style],[onclick],[onload]")).toEqual([]);
  });

  test("every page carries the same styles, so that one hash allows them all", () => {
    const styles = [...ADDRESSES, "/404"].map(
      (address) => /<style>(.*?)<\/style>/s.exec(readText(fileOf(address)))?.[1],
    );
    expect(new Set(styles).size).toBe(1);
  });

  test("every text file stands ready compressed", () => {
    const plain = files.filter((file) => /\.(html|js|svg|xml|txt)$/.test(file));
    expect(plain.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual(
      [],
    );
  });
});
