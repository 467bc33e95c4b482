import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { colors, darkAsphalt } from "./colors.ts";

/** The values of a color's token: in light mode the first, in dark mode the second. */
async function tokens(name: string): Promise<string[]> {
  const css = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
  return Array.from(css.matchAll(new RegExp(`--color-${name}: ([^;]+);`, "g")), ([, value = ""]) => value);
}

test.each(Object.entries(colors))("%s is the color of its token", async (name, value) => {
  const [token] = await tokens(name);
  expect(value).toBe(token);
});

test("asphalt in dark mode is the color of its token", async () => {
  const [, token] = await tokens("asphalt");
  expect(darkAsphalt).toBe(token);
});
