import Color from "colorjs.io";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EDGE_NEEDED, siteColors } from "./colors.ts";
import { contrastProblems, NEEDED } from "./contrast.ts";

const shipped = { brandColor: "#005431", actionColor: "#ffb90e" };

/* Every build checks the colors of this business. */

test.each([
  [shipped, []],
  [
    { ...shipped, brandColor: "#2e8b57" },
    [
      /^brandColor: hard to read: links of your brand color on the page \(4\.0 : 1\), .*white letters on your brand color .*"#006332"$/,
    ],
  ],
  [
    { ...shipped, actionColor: "#c2410c" },
    [/^actionColor: .*dark letters on your action color \(3\.5 : 1\).*"#ff794d"$/],
  ],
  // White buttons have an edge.
  [{ ...shipped, actionColor: "#ffffff" }, []],
  [{ brandColor: "#ffffff", actionColor: "#000000" }, [/^brandColor: /, /^actionColor: /]],
])("what is wrong with %j", (brand, expected) => {
  expect(contrastProblems(brand).map(({ place, text }) => `${place.join()}: ${text}`)).toEqual(
    expected.map((line) => expect.stringMatching(line)),
  );
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever colors the owner chooses, the suggested color has enough contrast, and so do links in dark mode", () => {
  fc.assert(
    fc.property(color, color, (brandColor, actionColor) => {
      const brand = { brandColor, actionColor };
      const named = contrastProblems(brand).map(({ place, text }) => [
        place[0],
        /#.{6}(?="$)/.exec(text)?.[0],
      ]);
      expect(contrastProblems({ ...brand, ...Object.fromEntries(named) })).toEqual([]);
      const { page, surface, link } = siteColors(brand).dark;
      for (const behind of [page, surface]) {
        expect(Color.contrast(link, behind, "WCAG21")).toBeGreaterThanOrEqual(NEEDED);
      }
    }),
    { numRuns: 25 },
  );
});

test("whatever action color letters can be read on, a call button's edge, or its fill, shows on what is around it", () => {
  fc.assert(
    fc.property(color, (actionColor) => {
      for (const colors of Object.values(siteColors({ ...shipped, actionColor }))) {
        if (Color.contrast(colors["on-action"], colors.action, "WCAG21") < NEEDED) return;
        for (const behind of ["page", "surface", "asphalt", "asphalt-soft"] as const) {
          const contrasts = [colors.action, colors["action-edge"]].map((shown) =>
            Color.contrast(shown, colors[behind], "WCAG21"),
          );
          expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(EDGE_NEEDED);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test("a gray brand has gray links", () => {
  const [red, green, blue] =
    siteColors({ ...shipped, brandColor: "#444444" }).dark.link.match(/[^#]{2}/g) ?? [];
  expect([green, blue]).toEqual([red, red]);
});
