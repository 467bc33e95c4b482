import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { cities } from "../content/cities.ts";
import { llms } from "../content/llms.ts";
import { services } from "../content/services.ts";
import { llmsTxt } from "./llms.ts";
import { routes } from "./routes.tsx";

/* That it lists every canonical page, with the name and the hotline: tests/dist/search-files.test.ts. */

test("it tells of every city, and lists services and cities under their own headings", () => {
  const [head = "", ...sections] = llmsTxt(routes).split("\n## ");
  for (const { name } of cities) expect(head).toContain(name);
  const { general, services: offers, cities: places } = llms.headings;
  expect(sections.map((section) => section.split("\n", 1)[0])).toEqual([general, offers, places]);
  const listedUnder = (index: number) =>
    Array.from(sections[index]?.matchAll(/\]\((.*?)\): .{20,}/g) ?? [], ([, address]) => address);
  const addressOf = ({ addresses: [path] }: { addresses: readonly [string, ...string[]] }) =>
    business.siteUrl + path;
  expect(listedUnder(1)).toEqual(services.map(addressOf));
  expect(listedUnder(2)).toEqual(cities.map(addressOf));
});
