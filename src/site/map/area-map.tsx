import { areasOf } from "../../owner/areas.ts";
import type { Site } from "../../owner/read.ts";
import { MarkerFace } from "../components/road-marker.tsx";
import { SkipLink } from "../components/site-header.tsx";
import { ownDrawing } from "../pictures/drawing.ts";
import { useSite } from "../site-context.ts";
import styles from "./map.css?inline";
import { isOnMap, MAP, project, readCountry } from "./map-drawing.ts";
import { arrange, linesOf, type MapName, type PlacedName, STARTS } from "./map-names.ts";

/** Whether the owner has a map, and any of the cities is on it. */
export function hasMap({ business: { map }, cities }: Site): boolean {
  return map !== null && cities.some((city) => isOnMap(city, map));
}

/** What the map shows; undefined without a map. */
function contentsOf(site: Site) {
  const { map } = site.business;
  const drawing = ownDrawing(site, map?.drawing ?? null);
  if (!map || !drawing || !hasMap(site)) return undefined;
  const { country, roads } = readCountry(drawing);
  const linked = areasOf(site)
    .ordered.filter((city) => isOnMap(city, map))
    .map((city) => ({ ...city, path: city.addresses[0] }));
  const places = [...linked, ...site.lists.neighbors];
  const names = places.map((place): MapName => ({ ...place, ...project(place.center, map) }));
  return { country: { __html: country }, roads, names, placed: arrange(names, roads) };
}

/** What the owner should know of the map, one line each. */
export function mapWarnings(site: Site): string[] {
  const { map } = site.business;
  if (!map) return [];
  const contents = contentsOf(site);
  if (!contents) return ["None of the cities is on the map of business.yaml, so no page shows it"];
  const { names, placed } = contents;
  const said = (what: string, about: readonly { name: string }[]) => about.map(({ name }) => `${what}: ${name}`);
  return [
    ...said(
      "Off the map of /service-areas",
      areasOf(site).ordered.filter((city) => !isOnMap(city, map)),
    ),
    ...said(
      "No room for its name on the map of /service-areas",
      names.filter(({ name }) => !placed.some((other) => other.name === name)),
    ),
    ...said(
      "On the map of /service-areas only on wide screens, as its name has no room on phones",
      placed.filter(({ path, isWide }) => path && isWide),
    ),
    ...said(
      "On the map of /service-areas its name is not on the side that its file says, where it has no room",
      placed.filter(({ isMoved }) => isMoved),
    ),
  ];
}

/** The map of /service-areas. @param below the id of what follows, to skip to. */
export function ServiceAreaMap({ below }: { below: string }) {
  const { pages } = useSite();
  return (
    <div className="map-place">
      <SkipLink to={below}>{pages.skip.map}</SkipLink>
      <nav aria-label={pages.serviceAreas.map}>
        <AreaMap />
      </nav>
    </div>
  );
}

/** A highway map of the region, also for its picture file. Its cities link to their pages. */
export function AreaMap({ xmlns }: { xmlns?: string }) {
  const site = useSite();
  const contents = contentsOf(site);
  if (!contents) return null;
  const { country, roads, placed } = contents;
  const linked = placed.filter(({ path }) => path).sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <svg
      xmlns={xmlns}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
      className="map"
    >
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <svg aria-hidden="true" dangerouslySetInnerHTML={country} />
      <svg aria-hidden="true" className="map-markers">
        {roads.map(({ road, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className="map-fixed">
              <g transform="scale(0.48)">
                <MarkerFace road={road} state={site.business.state} />
              </g>
            </g>
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="map-names map-wide">
        {placed
          .filter(({ path }) => path === undefined)
          .map((place) => (
            <Name key={place.name} {...place} />
          ))}
      </svg>
      <g className="map-names">
        {linked.map((place) => (
          <a key={place.path} href={place.path} className={place.isWide ? "map-wide" : undefined}>
            <Name {...place} />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** The minimum height of a touch target: 24 CSS pixels on the narrowest phone, as WCAG 2.2 requires. */
const TARGET = 24;

/** A dot with its name beside it, or farther away at the end of a line. A stacked name has one word on each line. */
function Name(place: PlacedName) {
  const { lines, fontSize, anchor, x, down, away, height, middle } = linesOf(place);
  const target = {
    width: 0.55 * fontSize * Math.max(...lines.map(({ length }) => length)),
    height: Math.max(TARGET, height + 3),
  };
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g className="map-fixed" fontSize={fontSize}>
        <rect {...target} x={x - STARTS[anchor] * target.width} y={middle - target.height / 2} />
        {away > 0 && <path className="map-leader" d={`M0 0V${down * (away + 5)}`} />}
        <circle r={place.path === undefined ? 2 : Math.round(fontSize / 3)} />
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
