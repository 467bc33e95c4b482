import { firstGroup } from "../../shared/text.ts";

/** What the marker beside a road shows: which kind of sign it is, and the number or word on it. */
interface Marker {
  kind: "interstate" | "us" | "state" | "loop" | "farm" | "toll" | "street";
  legend: string;
}

const NUMBERED: Readonly<Record<string, Marker["kind"]>> = { US: "us", FM: "farm", Loop: "loop" };

/** A road, and the state whose signs it has. */
interface Road {
  road: string;
  state: string;
  isToll?: boolean;
}

/** The abbreviations on street signs. */
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
 * Reads the marker from a road's name: "I-35W", "US 377 (Main Street)", "SH 183 and SH 121", "LA 16", "M-14", "North
 * Tollway". An Interstate ("H-1" in Hawaii) comes before other names: "Loop 820 (I-820)" is I-820. A road without a
 * number gets a street sign.
 */
export function markerOf({ road, state, isToll = false }: Road): Marker {
  const interstate = firstGroup(/\b(?:I-|Interstate |(?=H-))(\d+[A-Z]?|H-[123])\b/, road);
  if (interstate) return { kind: "interstate", legend: interstate };
  if (isToll || /\bToll|Turnpike/.test(road)) return { kind: "toll", legend: "TOLL" };
  const route = new RegExp(`\\b(US|SH|SR|FM|Loop|Highway|Route|${state}|${state[0]})[ -](\\d+[A-Z]?)\\b`);
  const [, prefix = "", number] = route.exec(road) ?? [];
  if (number) return { kind: NUMBERED[prefix] ?? "state", legend: number };
  return { kind: "street", legend: SUFFIXES[firstGroup(/(\w+)(?= \(|$)/, road)] ?? "" };
}

/**
 * The signs, 40 units high, with the origin in the middle and "00" in the place of the number. Signs of a single state
 * are in a folder of its letters, after the standard designs of its department of transportation.
 */
const signs = import.meta.glob<string>("./road-markers/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The sign of a kind in a state: the state's own, or the plain one. */
function signOf(kind: string, state: string): string {
  const names = [`${state.toLowerCase()}/${kind}`, kind, "state"];
  return names.map((name) => signs[`./road-markers/${name}.svg`]).find(Boolean) ?? "";
}

/** A road's marker, as on the sign beside the road. A street's sign has the last word of its name: "ST". */
export function RoadMarker(road: Road) {
  return (
    <svg className="road-marker" width="48" height="40" viewBox="-24 -20 48 40" aria-hidden="true">
      <MarkerFace {...road} />
    </svg>
  );
}

/** The sign of a road and its number. A three-digit number has a wider sign, and four letters are set closer. */
export function MarkerFace(road: Road) {
  const { kind, legend } = markerOf(road);
  const isWide = /^(interstate|us|state|loop)$/.test(kind) && legend.length > 2;
  const shapes = signOf(kind, road.state)
    .replaceAll(/<\/?svg[^>]*>|\s*\n\s*/g, "")
    .replace("<g>", isWide ? '<g transform="scale(1.2 1)">' : "<g>")
    .replace(">00<", legend.length > 3 ? ` textLength="23" lengthAdjust="spacingAndGlyphs">${legend}<` : `>${legend}<`);
  return <g dangerouslySetInnerHTML={{ __html: shapes }} />;
}
