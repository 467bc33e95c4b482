import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { documentOf, listFiles, readText, select, texts } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/spec.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

function readBytes(file: string): Buffer {
  return readFileSync(path.join(ROOT, "dist", file));
}

/** Width and height of a PNG: the first chunk, IHDR, begins with them. */
function sizeOf(png: Buffer): string {
  expect(png.toString("latin1", 1, 16)).toBe("PNG\r\n\x1a\n\0\0\0\rIHDR");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

function meta(address: string, name: string): string {
  const element = documentOf(address).querySelector(`meta[name="${name}"],meta[property="${name}"]`);
  return element?.getAttribute("content") ?? "";
}

/** The file of a page's card in dist/. */
function cardOf(address: string): string {
  const url = meta(address, "og:image");
  expect(url).toMatch(`${business.siteUrl}/og/`);
  return new URL(url).pathname.slice(1);
}

describe("the card of", () => {
  test.each([...ADDRESSES, "/404"])(
    "%s is there, as large as it says, and no larger a file than a phone likes",
    (address) => {
      const card = readBytes(cardOf(address));
      expect(sizeOf(card)).toBe("1200x630");
      expect(sizeOf(card)).toBe(`${meta(address, "og:image:width")}x${meta(address, "og:image:height")}`);
      expect(meta(address, "og:image:type")).toBe("image/png");
      expect(card.length).toBeLessThanOrEqual(60_000);
    },
  );

  test.each([...ADDRESSES, "/404"])("%s is large, and the same, where cards have another name", (address) => {
    expect(meta(address, "twitter:card")).toBe("summary_large_image");
    expect(meta(address, "twitter:image")).toBe(meta(address, "og:image"));
    expect(meta(address, "twitter:image:alt")).toBe(meta(address, "og:image:alt"));
  });

  test.each([...ADDRESSES, "/404"])(
    "%s says in words what the page's heading says, and whom to call",
    (address) => {
      const alt = meta(address, "og:image:alt");
      const [heading = ""] = texts(address, "h1");
      const [, service, place] = /^(24\/7 Roadside Assistance) in (.+?)(?:, TX)?$/.exec(heading) ?? [];
      const says = place ? `${service}, ${place}` : heading;
      expect(alt).toContain(` ${says}. `);
      expect(alt).toContain(`${business.name}, ${business.hotline.display}.`);
    },
  );

  test.each(Object.entries(ALIASES))("%s is that of %s", (alias, canonical) => {
    expect(cardOf(alias)).toBe(cardOf(canonical));
  });

  test("each other page is its own", () => {
    const canonical = [...ADDRESSES, "/404"].filter((address) => !(address in ALIASES));
    expect(new Set(canonical.map(cardOf)).size).toBe(canonical.length);
    expect(new Set(canonical.map((address) => readBytes(cardOf(address)).toString("base64"))).size).toBe(
      canonical.length,
    );
    expect(listFiles().filter((file) => file.startsWith("og/"))).toHaveLength(canonical.length);
  });
});

describe("icons", () => {
  test.each([
    ["apple-touch-icon.png", "180x180"],
    ["icons/icon-192.png", "192x192"],
    ["icons/icon-512.png", "512x512"],
    ["icons/maskable-192.png", "192x192"],
    ["icons/maskable-512.png", "512x512"],
  ])("%s is %s", (file, size) => {
    expect(sizeOf(readBytes(file))).toBe(size);
  });

  test("favicon.ico holds 16 and 32 pixels a side", () => {
    const ico = readBytes("favicon.ico");
    const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      const picture = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
      expect(sizeOf(picture)).toBe(`${ico[entry]}x${ico[entry + 1]}`);
      return sizeOf(picture);
    });
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    expect(pictures).toEqual(["16x16", "32x32"]);
  });

  test("favicon.svg follows dark mode", () => {
    expect(readText("favicon.svg")).toMatch(/<style>@media \(prefers-color-scheme:\s?dark\)/);
  });

  test.each([...ADDRESSES, "/404"])(
    "%s names those that browsers do not look for by themselves",
    (address) => {
      const links = select(address, "link[rel=icon],link[rel=apple-touch-icon]");
      expect(links.map((link) => link.getAttribute("href"))).toEqual([
        "/favicon.ico",
        "/favicon.svg",
        "/apple-touch-icon.png",
      ]);
    },
  );
});

test("the browser gets nothing of what draws pictures", () => {
  const scripts = listFiles().filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((file) => /satori|resvg|guide sign/i.test(readText(file)))).toEqual([]);
});

test("pictures are not compressed again", () => {
  expect(listFiles().filter((file) => /\.png\.(br|gz)$/.test(file))).toEqual([]);
});

test.skipIf(!existsSync(path.join(ROOT, ".git")))("no drawn picture is checked in", () => {
  const drawn = ["*.png", "*.ico", "public/favicon.svg"];
  const listed = execFileSync("git", ["ls-files", ...drawn], { cwd: ROOT, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
  expect(files).toEqual([]);
});
