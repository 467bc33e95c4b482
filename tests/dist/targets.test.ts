import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { listFiles, pathInDist, readText } from "../support/built-site.ts";
import { languageComplaints, newerFeatures } from "../support/newer-features.ts";

const THERE = "Safari 15.4, Chrome 100 and Firefox 115 have it";
const EARLY = "the next page's heading is there without a fade";

/** What not all browsers had in 2021, and why the oldest ones show the site well with or without it. */
const ACCEPTED: Readonly<Record<string, string>> = {
  "At-rule '@layer'": THERE,
  "At-rule '@view-transition'": EARLY,
  "Media condition 'forced-colors'": "browsers that force no colors need no borders in their place",
  "Property 'accent-color'": THERE,
  "Property 'outline'": "in Safari before 16.4 an outline has no round corners",
  "Property 'overscroll-behavior'": "the page behind the dialog may scroll",
  "Property 'paint-order'": THERE,
  "Property 'scroll-behavior'": THERE,
  "Property 'text-size-adjust'": "iOS takes it with its prefix, which stands beside it",
  "Property 'text-wrap'": "lines break where they always did",
  "Property 'view-transition-name'": EARLY,
  "Selector 'backdrop'": "they have it; its color is written into it, not taken from a variable",
  "Selector 'focus-visible'": THERE,
  "Selector 'has'": "the page behind the dialog may scroll",
  "Selector 'view-transition'": EARLY,
  "Selector 'view-transition-group'": EARLY,
  "Selector 'view-transition-old'": EARLY,
  "Unit 'dvh'": "a short page ends above the end of the screen",
  "Value 'anywhere' of property 'overflow-wrap'": THERE,

  "Attribute 'autofocus'": "the dialog puts the focus on its first field by itself",
  "Attribute 'command' on '<button>'":
    "src/client/first-aid/first-aid.ts; without script, a link to text instead",
  "Attribute 'commandfor' on '<button>'": "the same",
  "Attribute 'fetchPriority' on '<img>'": "pictures come in the browser's own order",
  "Attribute 'loading' on '<img>'": "older ones fetch all pictures at once",
  "Attribute 'name=\"color-scheme\"' on '<meta>'": THERE,
  "Attribute 'popover'": "src/styles/header.css shows the links; the empty toasts take no room",
  "Attribute 'popoverTarget' on '<button>'": "src/styles/header.css hides the button",
  "Element '<dialog>'": THERE,

  "Intl.Segmenter()": "src/request/fit-free-text.ts cuts between code points",
  "navigator.connection()": "React DOM asks first",
  requestIdleCallback: "src/client/register-service-worker.ts sets a timer",
};

const files = listFiles();
const documents = files.filter((file) => /\.(html|svg)$|^assets\/offline-.*\.txt$/.test(file)).map(readText);
const styles = new Set(
  documents.flatMap((html) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css)),
);
const scripts = files.filter((file) => file.endsWith(".js")).map(readText);

const newer = new Set([
  ...[...styles].flatMap((css) => newerFeatures(css, "css")),
  ...documents.flatMap((html) => newerFeatures(html.replace(/<style>.*?<\/style>/gs, ""), "html")),
  ...scripts.flatMap((code) => newerFeatures(code, "js")),
]);

test("every part of the site is looked at", () => {
  expect(styles.size).toBeGreaterThanOrEqual(3);
  expect(scripts.length).toBeGreaterThanOrEqual(8);
  expect(documents.length).toBeGreaterThanOrEqual(50);
});

test("the oldest browsers know everything the site uses, or can do without it", () => {
  const message = "say in ACCEPTED why the oldest browsers can do without";
  expect(
    [...newer].filter((feature) => !Object.hasOwn(ACCEPTED, feature)),
    message,
  ).toEqual([]);
});

test("nothing is explained that is no longer used", () => {
  const unused = Object.entries(ACCEPTED).filter(([feature]) => !newer.has(feature));
  const isOff = (why: string) => !business.offline && why.startsWith("src/worker/");
  expect(unused.filter(([, why]) => !isOff(why))).toEqual([]);
});

test("the scripts hold to the language of the oldest browsers", async () => {
  expect(await languageComplaints(pathInDist("**/*.js"))).toBe("");
});
