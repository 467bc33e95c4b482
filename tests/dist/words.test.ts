import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { texts } from "../support/built-site.ts";
import { ADDRESSES } from "../support/spec.ts";

describe("words", () => {
  test.each([...ADDRESSES, "/404"])("%s shows no token, placeholder or empty value", (address) => {
    expect(texts(address, "html")[0]).not.toMatch(/\{\w+\}|undefined|\[object|lorem ipsum|coming soon/i);
  });

  test("the hotline and the mailbox stand in business.ts and nowhere else", () => {
    const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
    const digits = business.hotline.e164.slice(2);
    const hotline = new RegExp([digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join("\\D{0,3}"));
    const holders = tracked.filter((file) => {
      const text = readFileSync(file, "utf8");
      return hotline.test(text) || text.includes(business.email);
    });
    expect(holders).toEqual(["business.ts"]);
  });
});
