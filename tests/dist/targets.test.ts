import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { listFiles, readText } from "../support/built-site.ts";
import { youngInCss } from "../support/targets/css-features.ts";
import { youngInHtml } from "../support/targets/html-features.ts";
import { youngInScripts } from "../support/targets/script-features.ts";
import { ACCEPTED } from "./targets-accepted.ts";

/* The oldest browsers are those of build.target in vite.config.ts; what they know, MDN says. */

const files = listFiles();
const documents = files.filter((file) => /\.(html|svg)$|^assets\/offline-.*\.txt$/.test(file)).map(readText);
const styles = new Set(
  documents.flatMap((html) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css)),
);
const scripts = files.filter((file) => file.endsWith(".js")).map(readText);

const young = new Map(
  [youngInScripts(scripts), ...documents.map(youngInHtml), ...Array.from(styles, youngInCss)].flatMap(
    (found) => [...found],
  ),
);

test("every part of the site is looked at", () => {
  expect(styles.size).toBeGreaterThanOrEqual(3);
  expect(scripts.length).toBeGreaterThanOrEqual(8);
  expect(documents.length).toBeGreaterThanOrEqual(50);
});

test("the oldest browsers know everything the site uses, or can do without it", () => {
  const unexplained = [...young].filter(([feature]) => !Object.hasOwn(ACCEPTED, feature));
  const message = "say in tests/dist/targets-accepted.ts why the oldest browsers can do without";
  expect(Object.fromEntries(unexplained), message).toEqual({});
});

test("nothing is explained that is no longer used, or no longer young", () => {
  const unused = Object.entries(ACCEPTED).filter(([feature]) => !young.has(feature));
  const isOff = (why: string) => !business.offline && why.startsWith("prerender/worker/");
  expect(unused.filter(([, { why }]) => !isOff(why))).toEqual([]);
});
