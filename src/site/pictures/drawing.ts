import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { optimize, type PluginConfig } from "svgo";
import type { Site } from "../../owner/read.ts";
import { firstGroup } from "../../shared/text.ts";

/** What drawing programs leave in a file, and what the Content-Security-Policy of a page would block. */
const REMOVED: readonly PluginConfig[] = [
  ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
  "removeEditorsNSData",
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  ...(["convertStyleToAttrs", "removeStyleElement", "removeScripts", "removeDimensions"] as const),
];

/**
 * Prepares an owner's drawing for use inside a page or another drawing. All that is not removed stays as it is written.
 * @param prefix What its ids then begin with. A drawing that defines none may use those around it.
 * @throws {Error} that says what to change, if it is no SVG file of these proportions.
 */
export function cleaned(file: string, prefix: string, { width, height }: Size): string {
  if (/<(image|foreignObject)\b/.test(file))
    throw new Error("it holds a photograph or a web page; an SVG of lines and shapes is needed");
  const prefixIds = { name: "prefixIds", params: { prefix, delim: "-", prefixClassNames: false } } as const;
  const { data } = optimize(file, {
    plugins: /\sid=/.test(file) ? [...REMOVED, prefixIds] : [...REMOVED],
    js2svg: { tagShortEnd: firstGroup(/( ?\/>)/, file) || "/>" },
  });
  const box = firstGroup(/^<svg[^>]* viewBox="([^"]*)"/, data)
    .split(/[\s,]+/)
    .map(Number);
  const [, , ownWidth = 0, ownHeight = 0] = box;
  if (!(Math.abs((ownWidth / ownHeight) * height - width) < width / 50))
    throw new Error(`expected an SVG file with viewBox="0 0 ${width} ${height}", or in these proportions`);
  return data;
}

/** The size of the home page's picture, and of the skyline in it. */
export const SKYLINE = { width: 1600, height: 900 } as const;

/** The size of a drawing in its own units. */
interface Size {
  width: number;
  height: number;
}

/** An owner's drawing for use inside a drawing of this size: its shapes alone, if it has exactly this size. */
export function placed(file: string, prefix: string, size: Size): string {
  const data = cleaned(file, prefix, size);
  const whole = `viewBox="0 0 ${size.width} ${size.height}"`;
  return data.includes(whole) ? data.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, "") : data;
}

/** The text of a file that a fact names; null if there is none. */
export function ownFile({ root }: Pick<Site, "root">, name: string | null): string | null {
  return name === null ? null : readFileSync(path.join(root, name), "utf8");
}

/** The resolution at which one unit of a drawing is one pixel. */
const UNIT_DPI = 72;

/**
 * An SVG drawing as a PNG file, with `scale` pixels for each unit of the drawing. An owner's file is safe here: librsvg
 * reads no other files, and limits depth, references and entities.
 */
export function drawn(svg: string, scale = 1): Sharp {
  return sharp(Buffer.from(svg), { density: UNIT_DPI * scale }).png({ compressionLevel: 9 });
}
