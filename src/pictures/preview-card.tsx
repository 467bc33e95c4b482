import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { curly } from "../business/curly.ts";
import { business } from "../business/current.ts";
import { CARD } from "./card.ts";
import { colors } from "./colors.ts";
import { outlinesOf, widthOf } from "./outlines.ts";

/** The room for the words, and the largest font sizes of the two lines. */
const WORDS = { left: 64, width: 1072, name: 76, hotline: 132 } as const;

/** The point where the road vanishes; and the level (y) at which the widths of its lines are given. */
const HORIZON = { x: 886, y: 392 } as const;
const BOTTOM = 640;

/** Positions between the horizon (0) and the bottom (1), evenly spaced in perspective: each dash from start to end. */
const DASHES = [
  [0.11, 0.13],
  [0.16, 0.193],
  [0.235, 0.29],
  [0.36, 0.455],
  [0.6, 0.83],
] as const;
const POSTS = [0.125, 0.175, 0.25, 0.375, 0.62] as const;

/** Draws the card: the business's name and hotline over a road at night with its reflectors. */
export async function previewCard(): Promise<Buffer> {
  const { width, height } = CARD;
  const card = (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <linearGradient id="night" x2="0" y2="1">
        <stop stopOpacity="0.7" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="road" x2="0" y2="1">
        <stop stopColor={colors.asphalt} />
        <stop offset="1" stopColor={colors["asphalt-soft"]} />
      </linearGradient>
      <path d={`M0 0H${width}V${height}H0Z`} fill={colors.asphalt} />
      <path d={`M0 0H${width}V${height}H0Z`} fill="url(#night)" />
      <path d={stripe(898, 340, 0, 1)} fill="url(#road)" />
      <path d={stripe(648, 9, 0, 1)} fill={colors.reflective} />
      <path d={stripe(1160, 9, 0, 1)} fill={colors.reflective} />
      {DASHES.map(([from, to]) => (
        <path key={from} d={stripe(904, 9, from, to)} fill={colors.action} />
      ))}
      {POSTS.map((distance) => (
        <Delineator key={distance} distance={distance} />
      ))}
      <Line text={curly(business.name)} top={104} max={WORDS.name} color={colors.reflective} />
      <Line text={business.hotline.display} top={212} max={WORDS.hotline} color={colors.action} />
    </svg>
  );
  // The letters are already paths, so no fonts are needed.
  const image = await renderAsync(renderToStaticMarkup(card), { font: { loadSystemFonts: false } });
  return image.asPng();
}

interface LineProps {
  text: string;
  top: number;
  /** The font size, unless the text would then be too wide. */
  max: number;
  color: string;
}

function Line({ text, top, max, color }: LineProps) {
  const letters = outlinesOf(text);
  const scale = Math.min(max / 100, WORDS.width / widthOf(letters));
  return (
    <g transform={`translate(${WORDS.left} ${top}) scale(${scale})`} fill={color}>
      {letters.map(({ path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice.
        <path key={index} transform={`translate(${widthOf(letters.slice(0, index))})`} d={path} />
      ))}
    </g>
  );
}

/** A post on the shoulder, with an amber reflector. */
function Delineator({ distance }: { distance: number }) {
  const [x, y] = toward(1296, distance);
  const top = y - 132 * distance;
  return (
    <g>
      <path
        d={`M${x} ${y}V${top}`}
        stroke={colors.reflective}
        strokeOpacity="0.22"
        strokeWidth={11 * distance}
      />
      <rect
        x={x - 10 * distance}
        y={top}
        width={20 * distance}
        height={38 * distance}
        rx={4 * distance}
        fill={colors.action}
      />
    </g>
  );
}

/** A stripe of the road between two distances. At the bottom it would be `half` wide on both sides of `x`. */
function stripe(x: number, half: number, from: number, to: number): string {
  const corners = [
    toward(x - half, from),
    toward(x + half, from),
    toward(x + half, to),
    toward(x - half, to),
  ];
  return `M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(" ")).join("L")}Z`;
}

/** The point at this distance (0 to 1) on the line from the horizon to `x` at the bottom. */
function toward(x: number, distance: number): [number, number] {
  return [HORIZON.x + (x - HORIZON.x) * distance, HORIZON.y + (BOTTOM - HORIZON.y) * distance];
}
