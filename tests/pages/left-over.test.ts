import { expect, test } from "vitest";
import { BUILT, readText } from "../support/dist-files.ts";

/** Files that visitors read; not those for hosts, which have the old addresses. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;

/** What only the example says: its facts, its claims, its promise of being always open, and some of its words. */
const OF_THE_EXAMPLE = [
  "DFW Roadside",
  "555-0142",
  "+12145550142",
  "example.com",
  "#005431",
  "© 2024",
  "Dallas",
  "Metroplex",
  "Texas",
  "15-30",
  "15-25",
  "4.9 out of 5",
  "500+",
  "5+ years",
  "15+ years",
  "amily owned",
  "Rated ",
  "September 2024",
  "24/7",
  "24 hours",
  "ay or night",
  "ay and night",
  "any hour",
  "every hour",
  "round the clock",
  "midnight",
  "efore dawn",
  "through the night",
  " a.m.",
  "Oops! Page not found",
  "Return to Home",
  "Learn More",
  "Text Us",
];

test.each(OF_THE_EXAMPLE)("no file of another business says %j", (words) => {
  // Numbers are in spans that keep them on one line.
  const said = BUILT.filter((file) => TEXT.test(file)).filter((file) =>
    readText(file)
      .replaceAll(/<\/?span[^>]*>/g, "")
      .includes(words),
  );
  expect(said).toEqual([]);
});
