import { describe, expect, test } from "vitest";
import { listFiles } from "../support/built-site.ts";
import { ADDRESSES } from "../support/spec.ts";

const pages = listFiles()
  .filter((file) => file.endsWith(".html"))
  .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));

describe("addresses", () => {
  test("are the 44 of the specification and the 404 page, and nothing else", () => {
    expect(ADDRESSES).toHaveLength(44);
    expect(pages.toSorted()).toEqual([...ADDRESSES, "/404"].toSorted());
  });
});
