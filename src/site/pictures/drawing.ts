import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { optimize, type PluginConfig } from "svgo";
import { slugOf } from "../../owner/names.ts";
import type { City, Site } from "../../owner/read.ts";
import { refuseRepetition, styledByAttributes } from "./drawing-plugins.ts";
import { readSvg, type SvgElement, svgText } from "./read-svg.ts";

/** The size of a drawing in its own units. */
export interface Size {
  width: number;
  height: number;
}

/** An owner's drawing: only what draws is left of its file. */
export interface Drawing extends Size {
  root: SvgElement;
  /** The upper left corner of what it shows. */
  left: number;
  top: number;
}

/**
 * Reads an owner's logo, skyline or map. Nothing else looks at such a file.
 * @throws {Error} that says in one line what to change.
 */
export function readDrawing(file: Buffer): Drawing {
  const root = readSvg(file);
  const { viewBox, x, y, width, height, preserveAspectRatio, ...attributes } = root.attributes;
  const own = viewBox ?? `0 0 ${Number.parseFloat(width ?? "")} ${Number.parseFloat(height ?? "")}`;
  const box = own.trim().split(/[\s,]+/);
  const [left = 0, top = 0, wide = 0, high = 0] = box.map(Number);
  if (!(wide > 0 && high > 0)) throw new Error("it has no viewBox, so that its size is unknown");
  return {
    root: { ...root, attributes: { viewBox: box.join(" "), ...attributes } },
    left,
    top,
    width: wide,
    height: high,
  };
}

/** The drawings read so far, by what is in their files: each page asks for the logo. */
const known = new Map<string, Drawing>();

/**
 * The drawing in a file of the project that a fact names; null if it names none. @throws {Error} if it cannot be used.
 */
export function ownDrawing({ root }: Pick<Site, "root">, name: string | null): Drawing | null {
  if (name === null) return null;
  const file = readFileSync(path.join(root, name));
  const text = file.toString("latin1");
  const drawing = known.get(text) ?? readDrawing(file);
  known.set(text, drawing);
  return drawing;
}

/**
 * An owner's drawing for use inside a page or another drawing: its styles as attributes, because the policy of a page
 * blocks all others.
 * @param prefix What its ids then begin with. A drawing that defines none may use those around it.
 * @throws {Error} that says what to change, if its parts refer to each other too often.
 */
export function svgForPage({ root }: Drawing, prefix: string, smaller: readonly PluginConfig[] = []): string {
  const hasIds = (element: SvgElement): boolean =>
    "id" in element.attributes || element.children.some((child) => typeof child !== "string" && hasIds(child));
  const prefixIds = { name: "prefixIds", params: { prefix, delim: "-", prefixClassNames: false } } as const;
  const plugins: readonly PluginConfig[] = [
    { name: "inlineStyles", params: { onlyMatchedOnce: false } },
    "removeStyleElement",
    styledByAttributes,
    refuseRepetition,
    ...smaller,
    ...(hasIds(root) ? [prefixIds] : []),
  ];
  return optimize(svgText(root), { plugins: [...plugins] }).data;
}

/** The size of the home page's picture, and of the skyline in it. */
export const SKYLINE_SIZE: Size = { width: 1600, height: 900 };

/** The size of a city's picture, and of the skyline in it. */
export const CITY_PICTURE_SIZE: Size = { width: 800, height: 600 };

/**
 * The file of a city's skyline, from the project's root; null if the owner has drawn none. It has name and state: two
 * cities may share a name.
 */
export function skylineFile({ fullName }: Pick<City, "fullName">, { root }: Pick<Site, "root">): string | null {
  const file = `content/drawings/${slugOf(fullName)}.svg`;
  return existsSync(path.join(root, file)) ? file : null;
}

/**
 * An owner's drawing for use inside a drawing of this size: its shapes alone, if it has exactly this size.
 * @throws {Error} that says what to change, if it has other proportions.
 */
export function fittedSvg(drawing: Drawing, prefix: string, size: Size): string {
  checkProportions(drawing, size);
  const data = svgForPage(drawing, prefix);
  const whole = `viewBox="0 0 ${size.width} ${size.height}"`;
  return data.includes(whole) ? data.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, "") : data;
}

/** @throws {Error} if a drawing has not nearly these proportions. */
export function checkProportions(drawing: Size, { width, height }: Size): void {
  if (Math.abs((drawing.width / drawing.height) * height - width) < width / 50) return;
  throw new Error(`expected an SVG file with viewBox="0 0 ${width} ${height}", or in these proportions`);
}

/** The resolution at which one unit of a drawing is one pixel. */
const UNIT_DPI = 72;

/** An SVG drawing as a PNG file, with `scale` pixels for each unit of the drawing. */
export function pngOf(svg: string, scale = 1): Sharp {
  return sharp(Buffer.from(svg), { density: UNIT_DPI * scale }).png({ compressionLevel: 9 });
}
