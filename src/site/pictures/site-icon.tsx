import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "../../owner/business.ts";
import { type Brand, inSiteColors, siteColors } from "../styles/colors.ts";
import { type Drawing, pngOf } from "./drawing.ts";
import { PLATE, plateFor, plateWidth, readLogo } from "./logo.ts";
import file from "./road-icon.svg?raw";

/** "tile": a guide sign with round corners. "square": without corners and border, for phones, which cut icons. */
export type IconShape = "tile" | "square";

/** The drawing on one line, because line ends differ between checkouts. */
const drawing = file.replaceAll(/\s*\n\s*/g, "");

/** The site's icon as an SVG file: the owner's logo or the drawn road if there is none. */
export function iconSvg(business: Business, logo: Drawing | null, shape: IconShape): string {
  return logo === null
    ? roadIcon(business, shape)
    : renderToStaticMarkup(<LogoIcon business={business} logo={logo} shape={shape} />);
}

/** An icon as a PNG file, `size` pixels wide and high. */
export async function iconPng(svg: string, size: number): Promise<Buffer> {
  return await pngOf(svg, size / PLATE.height).toBuffer();
}

/** The owner's logo at its own proportions, as the header shows it. */
export function logoSvg(business: Business, logo: Drawing): string {
  const width = plateWidth(logo);
  return renderToStaticMarkup(<LogoIcon business={business} logo={logo} shape="tile" width={width} />);
}

interface LogoIconProps {
  business: Business;
  logo: Drawing;
  shape: IconShape;
  width?: number;
}

/** A logo on a plate. The plate of an icon is square, with space above and below a wide logo. */
function LogoIcon({ business, logo, shape, width = PLATE.height }: LogoIconProps) {
  const { height } = PLATE;
  const { sign, reflective } = siteColors(business).light;
  // A mask may cut off everything farther from the center than 40% of the icon's size.
  const { svg, colors } = readLogo(logo, width, shape === "square" ? 14 : PLATE.inset);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <title>{business.name}</title>
      <rect width={width} height={height} rx={shape === "tile" ? 14 : 0} fill={plateFor(colors, [sign, reflective])} />
      <g dangerouslySetInnerHTML={{ __html: svg }} />
    </svg>
  );
}

/**
 * The drawn road, on a grid of four units, so that its border is one sharp pixel at 16 pixels. Masks never cut off what
 * is within 40% of the icon's size from the center (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function roadIcon(brand: Brand, shape: IconShape): string {
  const icon = inSiteColors(drawing, brand);
  return shape === "tile" ? icon : icon.replaceAll(/ (clip-path|rx)="[^"]*"|<rect class="border"[^>]*>/g, "");
}
