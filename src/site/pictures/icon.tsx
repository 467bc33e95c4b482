import { renderToStaticMarkup } from "react-dom/server";
import { PLATE, plateWidth } from "../../owner/logo-shape.ts";
import { business, ownLogo } from "../../owner/site.ts";
import { colors, inSiteColors } from "./colors.ts";
import { icoFile } from "./ico-file.ts";
import { plateFor, readLogo } from "./logo.ts";
import { drawn, PNG } from "./pixels.ts";
import file from "./road-icon.svg?raw";

/**
 * "tile": a guide sign with round corners. "square": the same with square corners, for phones that round
 * them. "maskable": the road without the sign's border, for phones that cut icons into any shape.
 */
export type IconShape = "tile" | "square" | "maskable";

/**
 * In dark mode the white border moves to the outer edge. Otherwise the dark sign would vanish in a dark tab. Only browsers
 * follow it: librsvg skips media queries.
 */
const DARK = `@media (prefers-color-scheme:dark){.panel{fill:${colors.reflective}}.border{stroke:none}}`;

/** The drawing without its line ends, which differ between checkouts. */
const drawing = file.replaceAll(/\s*\n\s*/g, "");

/** The site's icon as an SVG file: the owner's logo (`logo` is its SVG file), or the drawn road if there is none. */
export function iconSvg(shape: IconShape, logo: string | null = ownLogo): string {
  return logo === null ? roadIcon(shape) : renderToStaticMarkup(<LogoIcon file={logo} shape={shape} />);
}

/** The icon as a PNG file, `size` pixels wide and high. */
export async function iconPng(shape: IconShape, size: number): Promise<Buffer> {
  return await drawn(iconSvg(shape), size / PLATE.height)
    .png(PNG)
    .toBuffer();
}

/** The icon for programs that read no other format, such as old browsers and feed readers. */
export async function faviconIco(): Promise<Buffer> {
  const sizes = [16, 32];
  return icoFile(await Promise.all(sizes.map(async (size) => ({ size, png: await iconPng("tile", size) }))));
}

/** The owner's logo at its own proportions, as the header shows it. */
export function logoSvg(logo: string): string {
  return renderToStaticMarkup(<LogoIcon file={logo} shape="tile" width={plateWidth(logo)} />);
}

/** A logo on a plate. An icon's plate is square, so it has empty space above and below a wide logo. */
function LogoIcon({ file, shape, width = PLATE.height }: { file: string; shape: IconShape; width?: number }) {
  const { height } = PLATE;
  // A mask may cut off everything farther from the center than 40% of the icon's size.
  const logo = readLogo(file, width, shape === "maskable" ? 14 : PLATE.inset);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <title>{business.name}</title>
      <rect
        width={width}
        height={height}
        rx={shape === "tile" ? 14 : 0}
        fill={plateFor(logo.colors, [colors.sign, colors.reflective])}
      />
      <g dangerouslySetInnerHTML={{ __html: logo.svg }} />
    </svg>
  );
}

/**
 * The drawn road. It is on a grid of four units, so that the border is one sharp pixel at 16 pixels. The end of the road is
 * within 40% of the icon's size from the center, which masks never cut off (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function roadIcon(shape: IconShape): string {
  const head = renderToStaticMarkup(
    <>
      <title>{business.name}</title>
      <style>{DARK}</style>
    </>,
  );
  const icon = inSiteColors(drawing.replace("<!--title-->", head).replace(' aria-hidden="true"', ""));
  if (shape === "tile") return icon;
  const square = icon.replace('rx="14"', "");
  return shape === "square" ? square : square.replace(/ clip-path="[^"]*"|<rect class="border"[^>]*>/g, "");
}
