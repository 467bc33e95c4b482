import Color from "colorjs.io";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastProblems, siteColors } from "./colors.ts";

const shipped = { brandColor: "#005431", actionColor: "#ffb90e" };

test.each([
  [shipped, []],
  [{ ...shipped, brandColor: "#2e8b57" }, [/^brandColor: hard to read .*4\.0 : 1.* a darker color/]],
  [{ ...shipped, actionColor: "#c2410c" }, [/^actionColor: hard to read .*3\.5 : 1.* a lighter color/]],
  [{ ...shipped, actionColor: "#ffd166" }, [/^actionColor: so light that phones which darken pages change it/]],
  [{ ...shipped, actionColor: "#c5e1ff" }, [/^actionColor: so light/]],
  [{ ...shipped, actionColor: "#ffffff" }, [/^actionColor: so light/]],
  // Its buttons have an edge.
  [{ ...shipped, actionColor: "#00e676" }, []],
])("what is wrong with %j", (brand, expected) => {
  expect(contrastProblems(brand).map(({ field, text }) => `${field.join()}: ${text}`)).toEqual(
    expected.map((line) => expect.stringMatching(line)),
  );
});

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever colors the owner may choose, links, signs and call buttons can be read, and buttons have an edge", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (brandColor, actionColor) => {
      const brand = { brandColor, actionColor };
      const wrong = contrastProblems(brand).flatMap(({ field }) => field);
      for (const colors of Object.values(siteColors(brand))) {
        const contrast = (one: keyof typeof colors, other: keyof typeof colors) =>
          Color.contrast(colors[one], colors[other], "WCAG21");
        const surfaces = ["page", "surface"] as const;
        if (!wrong.includes("brandColor")) {
          for (const surface of surfaces) expect(contrast("link", surface)).toBeGreaterThanOrEqual(7);
          expect(contrast("reflective", "sign")).toBeGreaterThanOrEqual(7);
        }
        if (wrong.includes("actionColor")) continue;
        for (const dark of ["on-action", "asphalt"] as const)
          expect(contrast("action", dark)).toBeGreaterThanOrEqual(7);
        for (const surface of [...surfaces, "asphalt", "asphalt-soft"] as const) {
          const shown = Math.max(contrast("action", surface), contrast("action-edge", surface));
          expect(shown).toBeGreaterThanOrEqual(3);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("a gray brand has gray links", () => {
  const { link } = siteColors({ ...shipped, brandColor: "#444444" }).dark;
  expect(new Set(link.match(/[^#]{2}/g)).size).toBe(1);
});
