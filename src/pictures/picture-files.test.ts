import { expect, test, vi } from "vitest";
import { colors } from "./colors.ts";
import { cardFiles, iconFiles, sceneFiles } from "./picture-files.ts";

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

test("naming the pictures loads nothing of what draws them", () => {
  expect(Object.keys(cards)).toEqual(["og/home.png", "og/lockouts.png"]);
  expect([...loaded]).toEqual([]);
});

test("the icon of the browser's tab loads none of it either, for every page asks for it", async () => {
  const svg = String(await iconFiles["favicon.svg"]?.());
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect([...loaded]).toEqual([]);
});

test("drawings of pages have the site's colors in them, and nothing that only styles would know", () => {
  const scenes = Object.entries(sceneFiles);
  expect(scenes.map(([file]) => file)).toContain("pictures/night-highway.svg");
  expect(scenes.filter(([, svg]) => String(svg).includes("var("))).toEqual([]);
  expect(String(sceneFiles["pictures/night-highway.svg"])).toContain(`fill="${colors.sign}"`);
});
