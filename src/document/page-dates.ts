import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "../business/current.ts";
import { nameSome } from "./notes.ts";
import record from "./page-dates.json";
import type { Route } from "./routes.tsx";

/** What is known of a page: a hash of its words, and since when it has had them (YYYY-MM-DD). */
interface PageDate {
  words: string;
  since: string;
}

type Page = Pick<Route, "path" | "canonical" | "title" | "description" | "page">;

/**
 * Since when each canonical page has had its words. A page that differs from the record is left out, since
 * any date would be false, and named in one line.
 */
export function pageDates(
  routes: readonly Page[],
  known: Record<string, PageDate> = record,
): Map<string, string> {
  // Those that have changed have "" for today.
  const dates = Object.entries(updatedDates(routes, "", known));
  const changed = dates.filter(([, { since }]) => since === "").map(([path]) => path);
  if (changed.length > 0) {
    console.warn(`No date in the sitemap for changed pages (npm run dates sets it): ${nameSome(changed)}`);
  }
  return new Map(dates.filter(([, { since }]) => since !== "").map(([path, { since }]) => [path, since]));
}

/** The record as it should be: pages with other words than known have them since today. */
export function updatedDates(
  routes: readonly Page[],
  today: string,
  known: Record<string, PageDate> = record,
): Record<string, PageDate> {
  const entries = routes
    .filter(({ path, canonical }) => path === canonical)
    .map((route): [string, PageDate] => {
      const words = hashOf(wordsOf(route));
      const date = known[route.path];
      return [route.path, date?.words === words ? date : { words, since: today }];
    });
  return Object.fromEntries(entries);
}

/** What a page says: title, description and the words of its main part, without markup, styles and facts. */
function wordsOf({ title, description, page }: Page): string {
  const [main = ""] = /<main\b.*<\/main>/s.exec(renderToStaticMarkup(page)) ?? [];
  const text = main
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
  return withoutFacts([renderToStaticMarkup(title), renderToStaticMarkup(description), text].join("\n"));
}

/** The business's facts as tokens again: a site of another business, or a new number, has the same words. */
function withoutFacts(html: string): string {
  const { name, hotline, email } = business;
  return html
    .replaceAll(renderToStaticMarkup(email), "{email}")
    .replaceAll(hotline.display, "{phone}")
    .replaceAll(renderToStaticMarkup(name), "{name}");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
