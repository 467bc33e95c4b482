import { renderToStaticMarkup } from "react-dom/server";
import { business } from "../business/current.ts";
import { PLATE, plateWidth } from "../business/logo-shape.ts";
import { ownLogo } from "../business/own-logo.ts";
import { colors } from "./colors.ts";
import { plateFor, readLogo } from "./logo.ts";

/**
 * "tile": a guide sign with round corners. "square": the same with square corners, for phones that round
 * them. "maskable": the road without the sign's border, for phones that cut icons into any shape.
 */
export type IconShape = "tile" | "square" | "maskable";

interface SiteIconProps {
  shape: IconShape;
  /** Whether to follow the system's dark mode, which only browsers can. */
  adaptive?: boolean;
}

/** In dark mode the white border moves to the outer edge. Otherwise the dark sign would vanish in a dark tab. */
const DARK = `@media (prefers-color-scheme:dark){.panel{fill:${colors.reflective}}.border{stroke:none}}`;

/** The site's icon as an SVG file: the owner's logo (`logo` is its SVG file), or the drawn road if there is none. */
export function iconSvg(props: SiteIconProps, logo: string | null = ownLogo): string {
  return renderToStaticMarkup(
    logo === null ? <RoadIcon {...props} /> : <LogoIcon file={logo} shape={props.shape} />,
  );
}

/**
 * The icon as a PNG file, `size` pixels wide and high. The renderer is imported only here: every page asks for
 * `favicon.svg`, which does not need it.
 */
export async function iconPng(shape: IconShape, size: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(iconSvg({ shape }), {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/** The icon for programs that read no other format, such as old browsers and feed readers. */
export async function faviconIco(): Promise<Buffer> {
  const { default: pngToIco } = await import("png-to-ico");
  return pngToIco([await iconPng("tile", 16), await iconPng("tile", 32)]);
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

/* Drawn on a grid of four units, so that the border is one sharp pixel at 16 pixels. The end of the road is within 40%
   of the icon's size from the center, which masks never cut off (https://www.w3.org/TR/appmanifest/#icon-masks). */
function RoadIcon({ shape, adaptive = false }: SiteIconProps) {
  const isSign = shape !== "maskable";
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <title>{business.name}</title>
      {adaptive && <style>{DARK}</style>}
      <clipPath id="face">
        {isSign ? <rect x="4" y="4" width="56" height="56" rx="10" /> : <path d="M0 0h64v64H0Z" />}
      </clipPath>
      <rect className="panel" width="64" height="64" rx={shape === "tile" ? 14 : 0} fill={colors.sign} />
      <g clipPath="url(#face)">
        <path d="M0 0h64v64H0Z" fill={colors.sign} />
        <Road />
      </g>
      {isSign && (
        <rect
          className="border"
          x="6"
          y="6"
          width="52"
          height="52"
          rx="8"
          fill="none"
          stroke={colors.reflective}
          strokeWidth="4"
        />
      )}
    </svg>
  );
}

function Road() {
  return (
    <>
      <path d="M27 14H37L50 64H14Z" fill={colors.asphalt} />
      <path d="M26 14H30L19 64H10ZM38 14H34L45 64H54Z" fill={colors.reflective} />
      <path
        d="M31 15.5H33L33.5 21.5H30.5ZM30 26H34L35 36H29ZM28.5 41H35.5L37.5 64H26.5Z"
        fill={colors.action}
      />
    </>
  );
}
