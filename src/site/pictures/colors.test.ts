import Color from "colorjs.io";
import { expect, test } from "vitest";
import { stripeColors } from "./colors.ts";

test.each(["#8c0f14", "#a1124a", "#8a2e0d", "#ff0000"])(
  "with a red brand color, %s, the van's stripes are gray, so that it does not look like an ambulance",
  (red) => {
    for (const color of Object.values(stripeColors({ brandColor: red }))) {
      expect(new Color(color).oklch.c).toBeLessThan(0.03);
    }
  },
);

test.each(["#005431", "#5b1a8c", "#1f3a93", "#4a2c12"])("a brand color of %s is on the van", (brandColor) => {
  expect(stripeColors({ brandColor }).stripe).toBe(brandColor);
});
