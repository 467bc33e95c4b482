import { CARD } from "./card.ts";
import { colors } from "./colors.ts";

/** The point where the road vanishes, behind the sign; and the level (y) at which the widths of its lines are given. */
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

/** The background of a card: the gantry that the sign hangs from, and a road with its reflectors. */
export function NightRoad() {
  const { width, height } = CARD;
  return (
    <svg width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id="night" x2="0" y2="1">
          <stop stopOpacity="0.7" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="road" x2="0" y2="1">
          <stop stopColor={colors.asphalt} />
          <stop offset="1" stopColor={colors["asphalt-soft"]} />
        </linearGradient>
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill={colors.asphalt} />
      <path d={`M0 0H${width}V${height}H0Z`} fill="url(#night)" />
      <Gantry />
      <path d={stripe(898, 340, 0, 1)} fill="url(#road)" />
      <path d={stripe(648, 9, 0, 1)} fill={colors.reflective} />
      <path d={stripe(1160, 9, 0, 1)} fill={colors.reflective} />
      {DASHES.map(([from, to]) => (
        <path key={from} d={stripe(904, 9, from, to)} fill={colors.action} />
      ))}
      {POSTS.map((distance) => (
        <Delineator key={distance} distance={distance} />
      ))}
    </svg>
  );
}

function Gantry() {
  const braces = Array.from({ length: 20 }, (_, index) => `M${index * 64 - 20} 78l32 -52l32 52`);
  return (
    <g fill="none" stroke={colors["asphalt-soft"]}>
      <path d={braces.join("")} strokeWidth="6" />
      <path d={`M0 26H${CARD.width}M0 78H${CARD.width}`} strokeWidth="10" />
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
