import type { SVGProps } from "react";
import {
  airport,
  countyLines,
  drawing,
  highways,
  interstates,
  type Label,
  type Landmark,
  lakes,
  landmarks,
  type MapCity,
  mapCities,
  mapName,
  project,
  type Road,
  type Shield,
  type Spot,
  shields,
} from "../content/map.ts";
import type { Point } from "../content/types.ts";
import styles from "../styles/map.css?inline";

const INK = "var(--color-ink)";
const MUTED = "var(--color-muted)";
const LAND = "var(--map-land)";
const ROAD = "var(--map-road)";

/** Names and dots stand on a rim of land, so that no road runs through them. */
const ON_LAND = { stroke: LAND, strokeWidth: 4, strokeLinejoin: "round", paintOrder: "stroke" } as const;

const SHIELDS: Record<Shield["kind"], { shape: string; face: string; digits: string }> = {
  interstate: {
    shape: "M-10-8q5 2 10 0 5 2 10 0 5 11-10 17-15-6-10-17z",
    face: MUTED,
    digits: "var(--color-page)",
  },
  us: {
    shape: "M-8-9q4 3 8 0 4 3 8 0l3 4q-3 3-1 7 1 6-10 8-11-2-10-8 2-4-1-7z",
    face: "var(--color-surface)",
    digits: INK,
  },
  state: { shape: "M-11-8h22v16h-22z", face: "var(--color-surface)", digits: INK },
};

/** The metroplex as a highway department would draw it, its cities leading to their pages. */
export function MetroplexMap() {
  return (
    <nav aria-label={mapName}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="presentation"
        className="map"
      >
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <svg aria-hidden="true">
          <Country />
          <Roads />
          <g fontSize={9} textAnchor="middle">
            {shields.map((shield) => (
              <RoadShield key={shield.number + shield.point} {...shield} />
            ))}
          </g>
          <g {...ON_LAND} fontSize={11} fontWeight={600}>
            {landmarks.map((landmark) => (
              <LandmarkName key={landmark.name} {...landmark} />
            ))}
          </g>
        </svg>
        <g {...ON_LAND} fill="var(--color-link)">
          {mapCities.map((city) => (
            <CityLink key={city.name} {...city} />
          ))}
        </g>
      </svg>
    </nav>
  );
}

function Country() {
  return (
    <>
      <path d={lakes.map(({ shore }) => outline(shore)).join("")} fill="var(--map-water)" />
      <path d={outline(airport.ground)} fill="var(--map-airport)" />
      <g fill="none">
        <path d={airport.runways.map(lineThrough).join("")} stroke={MUTED} strokeWidth={2} />
        <path
          d={countyLines.map(lineThrough).join("")}
          stroke={ROAD}
          strokeDasharray="6 3 1 3"
          strokeOpacity={0.6}
        />
      </g>
    </>
  );
}

/** Each road on a casing of land; the interstates above all, with a median. */
function Roads() {
  return (
    <g fill="none" strokeLinejoin="round">
      <g stroke={LAND} strokeWidth={6}>
        <RoadLines id="map-highways" roads={highways} />
      </g>
      <use href="#map-highways" stroke={ROAD} strokeWidth={2.5} />
      <g stroke={LAND} strokeWidth={8.5}>
        <RoadLines id="map-interstates" roads={interstates} />
      </g>
      <use href="#map-interstates" stroke={ROAD} strokeWidth={5.5} />
      <use href="#map-interstates" stroke={LAND} strokeWidth={1.25} />
    </g>
  );
}

/** As wide on every screen. */
function RoadLines({ id, roads }: { id: string; roads: readonly Road[] }) {
  const lines = roads.map(({ points }) => lineThrough(points));
  return <path id={id} d={lines.join("")} vectorEffect="non-scaling-stroke" />;
}

function CityLink({ name, path, kind, point, label, touch: [x, y, width, height] }: MapCity) {
  const large = kind === "city";
  return (
    <a href={path}>
      <g transform={translation(point)}>
        <g className="map-fixed" fontSize={large ? 15 : undefined}>
          <rect x={x} y={y} width={width} height={height} fill="transparent" stroke="none" />
          <circle r={large ? 5 : 4} fill="var(--map-dot)" stroke="var(--map-ring)" />
          <LabelText {...label} name={name} />
        </g>
      </g>
    </a>
  );
}

const LANDMARKS: Record<Landmark["kind"], SVGProps<SVGGElement> & { dot?: number }> = {
  city: { dot: 5, fontSize: 15, fontWeight: 700, fill: INK },
  town: { dot: 2, fill: INK },
  suburb: { dot: 2, fill: INK },
  feature: { fill: MUTED, fontStyle: "italic" },
  county: { fill: MUTED },
};

function LandmarkName({ name, kind, point, label, from }: Landmark) {
  const { dot, ...look } = LANDMARKS[kind];
  const wide = from === "desktop" ? "map-wide" : undefined;
  return (
    <g transform={translation(point)} className={kind === "town" ? undefined : wide}>
      <g {...look} className="map-fixed">
        {dot && <circle r={dot} />}
        <LabelText {...label} name={name} className={wide} />
      </g>
    </g>
  );
}

interface LabelTextProps extends Label {
  name: string;
  className?: string | undefined;
}

function LabelText({ name, anchor, at: [x, y], lines, className }: LabelTextProps) {
  const [first, second] = lines ?? [name];
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {first}
      {second && (
        <>
          {/* Read as a space between the two lines, and takes no room at the end of the first. */}
          <tspan fontSize={0}> </tspan>
          <tspan x={x} dy={14}>
            {second}
          </tspan>
        </>
      )}
    </text>
  );
}

function RoadShield({ kind, number, point }: Shield) {
  const { shape, face, digits } = SHIELDS[kind];
  return (
    <g transform={translation(point)}>
      <g className="map-fixed" fill={digits}>
        <path d={shape} fill={face} stroke={MUTED} strokeWidth={1.25} />
        <text y={3.5}>{number}</text>
      </g>
    </g>
  );
}

function translation(point: Point): string {
  return `translate(${rounded(point).join(" ")})`;
}

function rounded(point: Point): Spot {
  const [x, y] = project(point);
  return [Math.round(x), Math.round(y)];
}

/** A smooth line through the points, to the nearest unit. */
function lineThrough(points: readonly Point[]): string {
  return curve(points.map(rounded));
}

/** As a line, and back to where it began. */
function outline([first, ...rest]: readonly Point[]): string {
  return first ? `${lineThrough([first, ...rest, first])}z` : "";
}

/**
 * One "s" step for each spot: its direction there is that from the spot before to the one after, and its reach
 * a third of the shorter way, so that it never swings out beyond a bend.
 */
function curve(spots: readonly Spot[]): string {
  const steps = spots.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = spots[index] ?? [x, y];
    const [toX, toY] = spots[index + 2] ?? [x, y];
    const reach = Math.min(Math.hypot(x - fromX, y - fromY), Math.hypot(toX - x, toY - y)) / 3;
    const share = reach / (Math.hypot(toX - fromX, toY - fromY) || 1);
    const controlX = Math.round(x - (toX - fromX) * share);
    const controlY = Math.round(y - (toY - fromY) * share);
    return [controlX - fromX, controlY - fromY, x - fromX, y - fromY].join(" ");
  });
  return `M${spots[0]?.join(" ")}s${steps.join(" ")}`.replaceAll(" -", "-");
}
