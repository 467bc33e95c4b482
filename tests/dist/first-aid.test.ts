import { expect, test } from "vitest";
import { fileOf, OFFLINE_PAGE, readText, select } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/** The script inside a page, which comes before everything that can be seen but the header. */
function scriptIn(file: string): string {
  return /<\/header>(?:(?!<main).)*?<script>(.*?)<\/script>/s.exec(readText(file))?.[1] ?? "";
}

const script = scriptIn("index.html");

test("the script inside every page is small", () => {
  expect(script).not.toBe("");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_280);
});

test.each([...PAGES.map(fileOf), OFFLINE_PAGE ?? "404.html"])(
  "it is the same in %s, and the only one",
  (file) => {
    expect(scriptIn(file)).toBe(script);
    expect(readText(file).match(/<script>/g)).toHaveLength(1);
  },
);

test.each(PAGES)("forms of %s have no action, and no way by which words get into an address", (address) => {
  for (const form of select<HTMLFormElement>(address, "form")) {
    expect(form.hasAttribute("action")).toBe(false);
    expect(form.getAttribute("method")).toBe("dialog");
    expect(form.className).toContain("needs-script");
  }
});
