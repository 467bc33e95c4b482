import type { ServicePicture } from "../../owner/pages.ts";
import { firstGroup } from "../../shared/text.ts";
import type { Brand } from "../styles/colors.ts";
import { inSiteColors } from "../styles/colors.ts";
import { Line, markupOf } from "./lettering.tsx";

/** The drawings of `scenes/`, by their path. */
export const scenes = import.meta.glob<string>("./scenes/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const SIZE = { width: 800, height: 600 } as const;

/** The band: the part of the picture that phones and tablets show. A low screen cuts off its lower end. */
const BAND = { height: 256, query: "(min-aspect-ratio:5/2)" } as const;

/** The width of the board and of its frame, and the height of a line. */
const FACE = { width: 99, line: 10, frame: 3 } as const;

/* The board's position and scale: in the middle of a wide screen's picture, and on the left of a band, so that no crop
   cuts it off. */
const WIDE = "translate(334px,58px) scale(3.05)";
const NARROW = "translate(26px,32px) scale(4.05)";

/** The sky above the drawing. */
const ABOVE = '<path class="z" fill="#070b12" d="M-900-400H900V1H-900z"/><path fill="url(#f)" d="M19-400h200V1H19z"/>';

/**
 * The dark left of the drawing. It overlaps the drawing's edge: where two edges only meet, what is below shines
 * through.
 */
const BESIDE = '<path fill="#12161b" d="M-900-400H20V600H-900z"/>';

/** The picture of a service's page: the drawing for its kind of service, and a message board with its text. */
export function servicePicture(picture: ServicePicture, board: readonly string[], brand: Brand): string {
  const drawing = scenes[`./scenes/${picture}.svg`];
  if (drawing === undefined) throw new Error(`src/site/pictures/scenes/ has no ${picture}.svg`);
  const view = firstGroup(/<view id="beside" viewBox="([^"]*)"/, drawing);
  const [x = 0, y = 0, , height] = view.split(" ").map(Number);
  if (!height) throw new Error(`src/site/pictures/scenes/${picture}.svg has no <view id="beside" viewBox="...">`);
  const inside = drawing.replaceAll(/^<svg[^>]*>|<view [^>]*>|<\/svg>\s*$/g, "");
  const zoom = BAND.height / height;
  const beside = `scale(${zoom.toFixed(3)}) translate(${-x}px,${-y}px)`;
  return inSiteColors(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
      `<view id="band" viewBox="0 0 ${SIZE.width} ${BAND.height}" preserveAspectRatio="xMidYMin slice"/>`,
      // The drawing is at the lower right, with the board above it; in a band, the board is to its left.
      `<style>.scene{transform:translate(160px,120px) scale(.8)}.board{transform:${WIDE}}`,
      `@media ${BAND.query}{.scene{transform:${beside}}.board{transform:${NARROW}}}</style>`,
      `<g class="scene">${ABOVE}${inside}${BESIDE}</g>`,
      markupOf(<Board lines={board} />),
      "</svg>",
    ].join(""),
    brand,
  );
}

const TRUSS = `M-90-10H190M-90-4H190M-90-4${"l7-6 7 6".repeat(20)}`;

/** A board with words of amber dots, and the truss that it hangs from. */
function Board({ lines }: { lines: readonly string[] }) {
  const { width, line, frame } = FACE;
  const height = lines.length * line + 3;
  return (
    <g className="board">
      <path fill="none" stroke="#39444d" strokeWidth="1.2" d={TRUSS} />
      <rect x={-frame} y={-frame} width={width + 2 * frame} height={height + 2 * frame} rx="1.5" fill="#2b343b" />
      <rect width={width} height={height} fill="#05070a" />
      <pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8v8H0" fill="#a57415" />
        <circle cx="4" cy="4" r="3.5" fill="#ffcb4d" />
      </pattern>
      {lines.map((text, row) => (
        <Line
          key={text}
          text={text}
          x={width / 2}
          isCentered
          top={3 + row * line}
          size={10}
          room={width - 6}
          fill="url(#dots)"
        />
      ))}
    </g>
  );
}
