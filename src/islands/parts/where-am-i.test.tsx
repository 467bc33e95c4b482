import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhereAmI } from "./where-am-i.tsx";

const NOW = Date.UTC(2026, 0, 31, 12);
const hotline = { e164: "+18175550199", display: "(817) 555-0199" };

function textsOf(place: Parameters<typeof WhereAmI>[0]["place"]): string[] {
  const markup = renderToStaticMarkup(<WhereAmI place={place} hotline={hotline} now={NOW} />);
  expect(markup).toContain('href="tel:+18175550199"');
  return [...markup.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
}

test("the card says where the device is, how sure that is, and whom to call", () => {
  // Three miles south of the middle of Southlake, of the cities with a page.
  const place = { coordinates: { lat: 32.8978, lng: -97.1342 }, accuracy: 12, foundAt: NOW };
  expect(textsOf(place)).toEqual([
    "Where am I?",
    "About 3 miles south of Southlake",
    "North 32.897 800",
    "West 97.134 200",
    "Within 40 feet, just now",
    "Call (817) 555-0199",
  ]);
});

test("of a radius that the device does not tell, it says nothing", () => {
  const place = {
    coordinates: { lat: 32.7767, lng: -96.797 },
    accuracy: undefined,
    foundAt: NOW - 4 * 60_000,
  };
  expect(textsOf(place)).toEqual([
    "Where am I?",
    "Near the center of Dallas",
    "North 32.776 700",
    "West 96.797 000",
    "4 minutes ago",
    "Call (817) 555-0199",
  ]);
});
