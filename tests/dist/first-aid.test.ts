import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fileOf, OFFLINE_PAGE, readText, select } from "../support/built-site.ts";
import { PAGES } from "../support/pages.ts";

/** The script inside a page, which stands before everything that can be seen but the header. */
function scriptIn(file: string): string {
  return /<\/header>(?:(?!<main).)*?<script>(.*?)<\/script>/s.exec(readText(file))?.[1] ?? "";
}

describe("the script inside every page", () => {
  const script = scriptIn("index.html");

  test("is small", () => {
    expect(script).not.toBe("");
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_200);
  });

  test.each([...PAGES.map(fileOf), OFFLINE_PAGE ?? "404.html"])(
    "is the same in %s, and the only one",
    (file) => {
      expect(scriptIn(file)).toBe(script);
      expect(readText(file).match(/<script>/g)).toHaveLength(1);
    },
  );

  test.each(["dist/_headers", "dist/vercel.json", "hosts/nginx.conf", "hosts/Caddyfile"])(
    "is allowed by its hash in %s",
    (file) => {
      const hash = createHash("sha256").update(script).digest("base64");
      const text = readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");
      const policies = text.match(/script-src [^;]*/g) ?? [];
      expect(policies.length).toBeGreaterThan(0);
      for (const policy of policies) expect(policy).toContain(`'sha256-${hash}'`);
      // Besides it, only the rules by which pages are prepared ahead.
      for (const policy of policies) expect(policy.match(/sha256-/g)).toHaveLength(2);
    },
  );
});

describe("forms", () => {
  test.each(PAGES)("of %s have no action, and no way by which words get into an address", (address) => {
    for (const form of select<HTMLFormElement>(address, "form")) {
      expect(form.hasAttribute("action")).toBe(false);
      expect(form.getAttribute("method")).toBe("dialog");
      expect(form.className).toContain("needs-script");
    }
  });
});
