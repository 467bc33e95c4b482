import { markerOf, type Road } from "./marker-of-road.ts";

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
