import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { cities } from "../content/cities.ts";
import { services } from "../content/services.ts";
import { routes } from "../routes.tsx";
import { llmsTxt } from "./llms.ts";

const lines = llmsTxt(routes).split("\n");

/** The addresses listed under a heading. */
function listedUnder(heading: string): string[] {
  const start = lines.indexOf(`## ${heading}`);
  expect(start).toBeGreaterThan(0);
  const end = lines.findIndex((line, index) => index > start && line.startsWith("## "));
  const list = lines.slice(start, end < 0 ? undefined : end).filter((line) => line.startsWith("- "));
  return list.map((line) => /^- \[[^\]]+\]\((https:\S+)\): .{20,}$/.exec(line)?.[1] ?? line);
}

test("it starts with the name, and a paragraph with the hotline and every city", () => {
  expect(lines[0]).toBe(`# ${business.name}`);
  expect(lines[2]).toMatch(/^> /);
  expect(lines[2]).toContain(business.hotline.display);
  for (const { name } of cities) expect(lines[2]).toContain(name);
});

test("every canonical page is listed once, with its description", () => {
  const [general, offers, places] = [
    listedUnder("Get help, and about us"),
    listedUnder("Services"),
    listedUnder("Cities"),
  ];
  const canonical = routes.filter(({ path, canonical }) => path === canonical);
  expect([...general, ...offers, ...places].toSorted()).toEqual(
    canonical.map(({ path }) => business.siteUrl + path).toSorted(),
  );
  expect(offers).toHaveLength(services.length);
  expect(places).toHaveLength(cities.length);
});

test("no token is left", () => {
  expect(lines.join("\n")).not.toMatch(/[{}]/);
});
