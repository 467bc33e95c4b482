import { orderedCities } from "../../owner/areas.ts";
import type { Direction, Place } from "../../owner/city.ts";
import type { City } from "../../owner/read.ts";
import { business, lists, pages } from "../../owner/site.ts";
import type { LinkedPlace } from "../components/lists.tsx";
import { MarkerFace } from "../components/road-marker.tsx";
import { SkipLink } from "../components/site-header.tsx";
import styles from "./map.css?inline";
import { drawing, isOnDrawing, project, roadMarkers } from "./map-drawing.ts";
import country from "./metroplex-map.svg?raw";

/** A place that may lead to a page. */
type MapPlace = Place & LinkedPlace;

/** The drawing without comments and line breaks. */
const COUNTRY = { __html: country.replaceAll(/<!--.*?-->/gs, "").replaceAll(/\s*\n\s*/g, "") };

/** How many cities the page has room to name on the map. */
const CITIES_ON_MAP = 24;

/** The places that lead to a page: the first cities that are inside the drawing, from A to Z. */
export function linkedPlaces(cities: readonly (Place & Pick<City, "addresses">)[]): MapPlace[] {
  return cities
    .filter(isOnDrawing)
    .slice(0, CITIES_ON_MAP)
    .map(({ name, center, label, addresses: [path] }) => ({ name, center, label, path }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

const linked = linkedPlaces(orderedCities);

/** A neighbor that gets a page is on the map only once. */
const others = lists.neighbors.filter(({ name }) => !orderedCities.some((city) => city.name === name));

/** The map of /service-areas. @param below the id of what follows, to skip to. */
export function ServiceAreaMap({ below }: { below: string }) {
  return (
    <div className="map-place">
      <SkipLink to={below}>{pages.skip.map}</SkipLink>
      <nav aria-label={pages.serviceAreas.map}>
        <MetroplexMap />
      </nav>
    </div>
  );
}

/**
 * A highway map of the metroplex, also for the map's picture file. Its cities link to their pages; cities outside of it
 * are only in the page's list.
 */
export function MetroplexMap({ xmlns }: { xmlns?: string }) {
  return (
    <svg
      xmlns={xmlns}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
      className="map"
    >
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <g dangerouslySetInnerHTML={COUNTRY} />
      <svg aria-hidden="true" className="map-markers">
        {roadMarkers.map(([road, x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className="map-fixed">
              <g transform="scale(0.48)">
                <MarkerFace road={road} state={business.state} />
              </g>
            </g>
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="map-names map-wide">
        {others.map((place) => (
          <Name key={place.name} {...place} />
        ))}
      </svg>
      <g className="map-names">
        {linked.map((place) => (
          <a key={place.path} href={place.path}>
            <Name {...place} />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** Each side of a dot: where a name there starts, ends or has its middle, and whether it is above or below the dot. */
const SIDES: Readonly<
  Record<Direction, readonly [anchor: "start" | "middle" | "end", x: number, down: -1 | 0 | 1]>
> = {
  east: ["start", 9, 0],
  west: ["end", -9, 0],
  north: ["middle", 0, -1],
  south: ["middle", 0, 1],
  northeast: ["start", -4, -1],
  northwest: ["end", 4, -1],
  southeast: ["start", -4, 1],
  southwest: ["end", 4, 1],
};

/** The part of a name that is before the point where it is anchored. */
const STARTS = { start: 0, middle: 0.5, end: 1 } as const;

/** The minimum height of a touch target: 24 CSS pixels on the narrowest phone, as WCAG 2.2 asks. */
const TARGET = 24;

/**
 * A dot with its name on the side that the city's file says, by default the east. It may be stacked, or farther away, at
 * the end of a line.
 */
function Name({ name, center, path, label = { side: "east" } }: MapPlace) {
  const { side, large = false, away = 0, stacked = away > 0 } = label;
  const lines = stacked ? name.split(" ") : [name];
  const fontSize = path === undefined ? 11 : large ? 15 : 12;
  const [anchor, x, down] = SIDES[side];
  const height = lines.length * fontSize;
  const middle = down * (away + height / 2 + 6);
  const target = {
    width: 0.55 * fontSize * Math.max(...lines.map(({ length }) => length)),
    height: Math.max(TARGET, height + 3),
  };
  return (
    <g transform={`translate(${project(center).join(" ")})`}>
      <g className="map-fixed" fontSize={fontSize}>
        <rect {...target} x={x - STARTS[anchor] * target.width} y={middle - target.height / 2} />
        {away > 0 && <path className="map-leader" d={`M0 0V${down * (away + 5)}`} />}
        <circle r={path === undefined ? 2 : Math.round(fontSize / 3)} />
        <text x={x} y={Math.round(middle - height / 2 + fontSize * 0.83)} textAnchor={anchor}>
          {lines.map((line, index) => (
            <tspan key={line} x={x} dy={index > 0 ? fontSize : undefined}>
              {index < lines.length - 1 ? `${line} ` : line}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
}
