import Color from "colorjs.io";
import type { Business } from "../../owner/business.ts";
import type { Problem } from "../../owner/problems.ts";

/** The colors that the owner chooses. */
export type Brand = Pick<Business, "brandColor" | "actionColor">;

/** The colors of one mode, by their names in styles (`--color-…`) and pictures. */
type Colors = ReturnType<typeof lightColors>;

/** The only colors of pages, pictures and icons: asphalt, reflective white, the brand's color, amber for the call. */
export function siteColors(brand: Brand): Readonly<Record<"light" | "dark", Colors>> {
  const light = lightColors(brand);
  const changes: Partial<Colors> = {
    page: "#0b0f14",
    surface: "#151a20",
    ink: "#f2f2ef",
    muted: "#c2c8cf",
    line: "#373e47",
    link: lightened(brand.brandColor),
    "action-edge": brand.actionColor,
    asphalt: "#05070a",
    danger: "#ffa8a0",
  };
  return { light, dark: { ...light, ...changes } };
}

const LIGHT_PAGE = "#faf9f6";
const ASPHALT = "#11161d";

function lightColors({ brandColor, actionColor }: Brand) {
  return {
    page: LIGHT_PAGE,
    surface: "#ffffff",
    ink: "#121921",
    muted: "#3b434d",
    line: "#c9ced4",
    link: brandColor,
    asphalt: ASPHALT,
    "asphalt-soft": "#21272f",
    reflective: "#fbfaf8",
    dim: "#c9ced4",
    sign: brandColor,
    "sign-shade": shaded(brandColor),
    action: actionColor,
    "action-edge": edgeOf(actionColor),
    "on-action": "#1f1306",
    danger: "#970911",
    "interstate-red": "#a1252d",
    "interstate-blue": "#083c75",
  };
}

/**
 * Whether browsers with Blink's engine, when they darken a page by themselves, keep a background of this color. They
 * darken a brightness of 205 or more (dark_mode_settings.h, dark_mode_color_classifier.cc), and no color of
 * letters can be read on every result.
 */
function isKeptByBlink(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = new Color(color).to("srgb").coords.map(Number);
  return (red * 299 + green * 587 + blue * 114) * 0.255 < 205;
}

/** The contrast that text needs: WCAG 2.2, AAA, because pages are read in the sun, beside a road. */
const NEEDED = 7;

/**
 * What is wrong with the owner's colors. Each is compared with the color beside it that is most like it: the page is
 * the darkest of the light ones, asphalt the lightest of the dark ones. tests/checks/every-address.check.ts checks all
 * contrasts.
 */
export function contrastProblems({ brandColor, actionColor }: Brand): Problem[] {
  const pairs = [
    { field: "brandColor", color: brandColor, beside: LIGHT_PAGE, letters: "white", choose: "darker" },
    { field: "actionColor", color: actionColor, beside: ASPHALT, letters: "dark", choose: "lighter" },
  ];
  const problems = pairs.flatMap(({ field, color, beside, letters, choose }) => {
    const contrast = Color.contrast(color, beside, "WCAG21");
    const text = `hard to read with ${letters} letters (${contrast.toFixed(1)} : 1); choose a ${choose} color, with at least ${NEEDED} : 1`;
    return contrast < NEEDED ? [{ field: [field], text }] : [];
  });
  const text =
    "so light that phones which darken pages change it, and its letters cannot be read; choose a stronger color, like ffb90e";
  return isKeptByBlink(actionColor) ? problems : [...problems, { field: ["actionColor"], text }];
}

/** The contrast that the edge or the fill of a control needs with what is around it (WCAG 2.2, 1.4.11). */
const EDGE_NEEDED = 3;

/** The edge of a button on a light page or card: the lightest shade of the button's color with enough contrast. */
function edgeOf(color: string): string {
  const shade = new Color(color);
  while (Color.contrast(hex(shade), LIGHT_PAGE, "WCAG21") < EDGE_NEEDED)
    shade.set("oklch.l", (lightness) => lightness - 0.01);
  return hex(shade);
}

/** The same hue, as light as a link must be in dark mode. A gray stays gray. */
function lightened(color: string): string {
  const { c } = new Color(color).oklch;
  return hex(new Color(color).set({ "oklch.l": 0.85, "oklch.c": Math.min(0.13, (c ?? 0) * 1.4) }));
}

/** A darker shade of a color, for the side in shadow. */
function shaded(color: string): string {
  return hex(new Color(color).set("oklch.l", (lightness) => lightness * 0.85));
}

/** A color in hex; one that not every screen can show becomes the nearest that they can. */
function hex(color: Color): string {
  return color.to("srgb").toGamut().toString({ format: "hex", collapse: false });
}

/** The colors as custom properties, with those that differ in dark mode. Paper always gets the light ones. */
export function colorsCss(brand: Brand): string {
  const { light, dark } = siteColors(brand);
  const changed = Object.entries(dark).filter(([name, value]) => value !== light[name as keyof Colors]);
  return [
    `@layer tokens{:root{${declarations(Object.entries(light))}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(changed)}}}}`,
  ].join("");
}

function declarations(colors: readonly (readonly [string, string])[]): string {
  return colors.map(([name, value]) => `--color-${name}:${value};`).join("");
}

/** Replaces each color variable in a drawing, because a picture file cannot use the page's custom properties. */
export function inSiteColors(svg: string, brand: Brand): string {
  const values = new Map(Object.entries(siteColors(brand).light));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}
