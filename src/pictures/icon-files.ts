import { renderAsync } from "@resvg/resvg-js";
import { icoFile } from "./ico.ts";
import { type IconShape, iconSvg } from "./icon.tsx";

/** The icon as a PNG file of so many pixels a side. */
export async function iconPng(shape: IconShape, size: number): Promise<Buffer> {
  const image = await renderAsync(iconSvg({ shape }), {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/** The icon for programs that know nothing else, such as old browsers and feed readers. */
export async function faviconIco(): Promise<Buffer> {
  return icoFile([await iconPng("tile", 16), await iconPng("tile", 32)]);
}
