import { readFile } from "node:fs/promises";
import satori from "satori";
import { expect, test } from "vitest";
import { colors, darkAsphalt } from "./colors.ts";

/** A color in any notation of CSS, in hexadecimal. */
async function hex(color: string): Promise<string> {
  const svg = await satori(<div style={{ width: 1, height: 1, background: color }} />, {
    width: 1,
    height: 1,
    fonts: [],
  });
  const [, ...channels] = /fill="rgb\((\d+),(\d+),(\d+)\)"/.exec(svg) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

test.each([
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0.62796 0.25768 29.2339)", "#ff0000"],
])("%s is %s, as CSS Color 4 says", async (color, expected) => {
  expect(await hex(color)).toBe(expected);
});

/** The value of a color's token: in light mode the first, in dark mode the last. */
async function tokens(name: string): Promise<string[]> {
  const css = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
  return Array.from(css.matchAll(new RegExp(`--color-${name}: ([^;]+);`, "g")), ([, value = ""]) => value);
}

test.each(Object.entries(colors))("%s is the color of its token", async (name, value) => {
  const [token = "no such token"] = await tokens(name);
  expect(value, `src/styles/tokens.css says ${token}; write its value into colors.ts`).toBe(await hex(token));
});

test("asphalt in dark mode is the color of its token", async () => {
  const [, token = "no such token"] = await tokens("asphalt");
  expect(darkAsphalt, `src/styles/tokens.css says ${token}`).toBe(await hex(token));
});
