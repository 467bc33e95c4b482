import type { ReactNode } from "react";

/** What the marker beside a road shows: which kind of sign it is, and the number or word on it. */
export interface Marker {
  kind: "interstate" | "us" | "state" | "loop" | "farm" | "toll" | "street";
  legend: string;
}

const NUMBERED: Readonly<Record<string, Marker["kind"]>> = { US: "us", FM: "farm", Loop: "loop" };

/** The abbreviations on the street signs (blades). */
const SUFFIXES: Readonly<Record<string, string>> = {
  Avenue: "AVE",
  Boulevard: "BLVD",
  Drive: "DR",
  Lane: "LN",
  Parkway: "PKWY",
  Road: "RD",
  Street: "ST",
};

/**
 * Reads the marker from a road's name: "I-35W", "US 377 (Main Street)", "SH 183 and SH 121", "Dallas North Tollway". An
 * Interstate comes before other names: "Loop 820 (I-820)" is I-820. A road without a number gets a street sign.
 */
export function markerOf(road: string): Marker {
  const [, interstate] = /\bI-(\d+[EW]?)\b/.exec(road) ?? [];
  if (interstate) return { kind: "interstate", legend: interstate };
  if (/\bToll|Turnpike|Chisholm Trail Parkway/.test(road)) return { kind: "toll", legend: "TOLL" };
  const [, prefix = "", number] = /\b(US|SH|FM|Loop|Highway) (\d+)\b/.exec(road) ?? [];
  if (number) return { kind: NUMBERED[prefix] ?? "state", legend: number };
  const [, suffix = ""] = /(\w+)(?= \(|$)/.exec(road) ?? [];
  return { kind: "street", legend: SUFFIXES[suffix] ?? "" };
}

/* The signs of TxDOT's "Standard Highway Sign Designs", drawn 40 units high, with the origin in the middle. */
interface Sign {
  face: ReactNode;
  /** The font size of the number. */
  size: number;
  baseline: number;
  color: string;
  /** The small words and their positions. Only the markers on pages are large enough to show them. */
  words?: readonly (readonly [word: string, x: number, y: number])[];
}

const BLACK = "var(--color-on-action)";
const WHITE = "var(--color-reflective)";
const RED = "var(--color-interstate-red)";
const BLUE = "var(--color-interstate-blue)";

const square = (fill: string, edge: string) => (
  <rect x="-19" y="-19" width="38" height="38" rx="3" fill={fill} stroke={edge} strokeWidth="2" />
);

const SIGNS: Readonly<Record<Marker["kind"], Sign>> = {
  interstate: {
    face: (
      <>
        <path fill={WHITE} d="M-17.5-18q8.5 4 17.5 0 9 4 17.5 0c5.5 12 3 29-17.5 38-20.5-9-23-26-17.5-38z" />
        <path fill={RED} d="M-16.5-15.8q8.3 3.2 16.5-.2 8.2 3.4 16.5.2 1.3 4 1.9 8h-36.8q.6-4 1.9-8z" />
        <path fill={BLUE} d="M-18.6-5.8h37.2c.4 9-4.6 18-18.6 23.8-14-5.8-19-14.8-18.6-23.8z" />
      </>
    ),
    size: 17,
    baseline: 9,
    color: WHITE,
  },
  us: {
    face: (
      <>
        {square(BLACK, WHITE)}
        <path
          fill={WHITE}
          d="M-12-16.5q6 4.5 12 0 6 4.5 12 0l4 6q-4.5 6-1.5 12 2.5 10.5-14.5 15.5-17-5-14.5-15.5 3-6-1.5-12z"
        />
      </>
    ),
    size: 16,
    baseline: 6,
    color: BLACK,
  },
  state: { face: square(WHITE, BLACK), size: 18, baseline: 5, color: BLACK, words: [["TEXAS", 0, 15]] },
  loop: {
    face: square(WHITE, BLACK),
    size: 18,
    baseline: 6,
    color: BLACK,
    words: [
      ["LOOP", 0, -10],
      ["TEXAS", 0, 15],
    ],
  },
  farm: {
    face: (
      <>
        {square(BLACK, WHITE)}
        <path
          fill={WHITE}
          d="M-8-17h8.5v6l3.5 1.5 4 1h3l4.5 1 1 1.5v3.5l1.5 3-.5 2.5-.5 2-2.5 1-2 2-4 2.5-1 2.5.5 3.5h-3l-2.5-1-1-3.5-2-3-1-2.5-2-2-2.5-.5-2.5 3-3.5-2-1-3-3-2.5-2-2h10z"
        />
      </>
    ),
    size: 12,
    baseline: 5,
    color: BLACK,
    words: [
      ["FARM", -10, 11.5],
      ["ROAD", -10, 16.5],
    ],
  },
  toll: {
    face: (
      <rect
        x="-20"
        y="-11"
        width="40"
        height="22"
        rx="3"
        fill="var(--color-action)"
        stroke={BLACK}
        strokeWidth="2"
      />
    ),
    size: 13,
    baseline: 5,
    color: BLACK,
  },
  street: {
    face: (
      <>
        <path fill="none" stroke="var(--color-muted)" strokeWidth="3" d="M0 20V-18" />
        <rect x="-20" y="-15" width="40" height="17" rx="2" fill="var(--color-sign)" stroke={WHITE} />
      </>
    ),
    size: 11,
    baseline: -2,
    color: WHITE,
  },
};

/** A road's marker, as on the sign beside the road. A street has a street sign with the last word of its name: "ST". */
export function RoadMarker({ road }: { road: string }) {
  const marker = markerOf(road);
  const { words = [], color } = SIGNS[marker.kind];
  return (
    <svg className="road-marker" viewBox="-24 -20 48 40" aria-hidden="true">
      <MarkerFace {...marker} />
      {words.map(([word, x, y]) => (
        <text
          key={word}
          x={x}
          y={y}
          fontSize={marker.kind === "farm" ? 5 : 6}
          fill={marker.kind === "farm" ? WHITE : color}
        >
          {word}
        </text>
      ))}
    </svg>
  );
}

/** The sign and its number, for the markers on pages and on the map. A three-digit number has a wider sign. */
export function MarkerFace({ kind, legend }: Marker) {
  const { face, size, baseline, color } = SIGNS[kind];
  const isWide = /^(interstate|us|state|loop)$/.test(kind) && legend.length > 2;
  return (
    <>
      {isWide ? <g transform="scale(1.2 1)">{face}</g> : face}
      <text
        x={kind === "farm" ? 4 : 0}
        y={baseline}
        fontSize={size}
        fill={color}
        textLength={legend.length > 3 ? 23 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {legend}
      </text>
    </>
  );
}
