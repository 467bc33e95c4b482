import { cities, llms, services } from "../business/content.ts";
import { business } from "../business/current.ts";
import type { City, ServicePage } from "../content/types.ts";
import type { Route } from "./routes.tsx";
import { absolute } from "./structured-data.ts";

/** A line of a list: a page, and what it is about. */
type Entry = Record<"name" | "path" | "description", string>;

/**
 * The site for language models, in Markdown: who this is and how to call, then every canonical page
 * (https://llmstxt.org).
 */
export function llmsTxt(
  routes: readonly Pick<Route, "path" | "canonical" | "title" | "description">[],
): string {
  const { summary, cities: citiesLead, headings } = llms;
  const places = entriesOf(cities);
  const offers = entriesOf(services);
  const listed = new Set([...places, ...offers].map(({ path }) => path));
  const general = routes
    .filter(({ path, canonical }) => path === canonical && !listed.has(path))
    .map(({ title, path, description }) => ({ name: title, path, description }));
  return `${[
    `# ${business.name}`,
    `> ${summary} ${citiesLead} ${places.map(({ name }) => name).join(", ")}.`,
    section(headings.general, general),
    section(headings.services, offers),
    section(headings.cities, places),
  ].join("\n\n")}\n`;
}

function entriesOf(
  pages: readonly Pick<City | ServicePage, "addresses" | "name" | "description">[],
): Entry[] {
  return pages.map(({ addresses: [path], name, description }) => ({ name, path, description }));
}

function section(heading: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ name, path, description }) => `- [${name}](${absolute(path)}): ${description}`,
  );
  return [`## ${heading}`, "", ...lines].join("\n");
}
