import { expect, test, vi } from "vitest";
import { cardFiles, iconFiles } from "./picture-files.ts";

const loaded = vi.hoisted(() => new Set<string>());

vi.mock("satori", async (original) => {
  loaded.add("satori");
  return await original();
});
vi.mock("@resvg/resvg-js", async (original) => {
  loaded.add("resvg");
  return await original();
});

const cards = cardFiles([
  { canonical: "/", sign: { above: "24/7 Roadside Assistance", main: "Dallas-Fort Worth" } },
  { canonical: "/lockouts", sign: { main: "Locked Out of Your Car?" } },
  { canonical: "/lockouts", sign: { main: "Locked Out of Your Car?" } },
]);

/** Width and height as a PNG tells them, at the start of its first chunk. */
function sizeOf(content: string | Uint8Array | undefined): [number, number] {
  const png = Buffer.from(content ?? "");
  expect(png.toString("latin1", 1, 16)).toBe("PNG\r\n\x1a\n\0\0\0\rIHDR");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/* The order of these tests matters: the first two see what the later ones have not loaded yet. */

test("naming the pictures loads nothing of what draws them", () => {
  expect(Object.keys(cards)).toEqual(["og/home.png", "og/lockouts.png"]);
  expect([...loaded]).toEqual([]);
});

test("the icon of the browser's tab loads none of it either, for every page asks for it", async () => {
  const svg = String(await iconFiles["favicon.svg"]?.());
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(svg).toContain("@media (prefers-color-scheme:dark)");
  expect([...loaded]).toEqual([]);
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
  ["icons/maskable-192.png", 192],
  ["icons/maskable-512.png", 512],
])("%s is %i pixels a side", async (name, size) => {
  expect(sizeOf(await iconFiles[name]?.())).toEqual([size, size]);
});

test.each(Object.keys(cards))("%s has the size that networks ask for, and is small", async (name) => {
  const png = await cards[name]?.();
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png?.length).toBeLessThan(60_000);
});
