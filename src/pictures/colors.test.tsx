import { readFile } from "node:fs/promises";
import satori from "satori";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";

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

test.each(Object.entries(colors))("%s is the color of its token", async (name, value) => {
  const tokens = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const token = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? "no such token";
  expect(value, `src/styles/tokens.css says ${token}; write its value into colors.ts`).toBe(await hex(token));
});
