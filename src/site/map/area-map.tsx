import { areasOf } from "../../owner/areas.ts";
import type { Site } from "../../owner/read.ts";
import { MarkerFace } from "../components/road-marker.tsx";
import { SkipLink } from "../components/site-header.tsx";
import { ownDrawing } from "../pictures/drawing.ts";
import { useSite } from "../site-context.ts";
import styles from "./map.css?inline";
import { isOnMap, MAP_SIZE, readMapDrawing } from "./map-drawing.ts";
import { type MapPlace, shapeOf } from "./map-label.ts";
import { isOnPhones, placesOn } from "./map-places.ts";

/** Whether the owner has a map, and any of the cities is on it. */
export function hasMap({ business: { map }, cities }: Site): boolean {
  return map !== null && cities.some((city) => isOnMap(city, map));
}

/** What the map shows; undefined without a map. */
function contentsOf(site: Site) {
  const { map } = site.business;
  const drawing = ownDrawing(site, map?.drawing ?? null);
  if (!map || !drawing || !hasMap(site)) return undefined;
  const { land, roads } = readMapDrawing(drawing);
  return { land: { __html: land }, roads, places: placesOn(map, site) };
}

/** What the owner should know of the map, one line each. */
export function mapWarnings(site: Site): string[] {
  if (!site.business.map) return [];
  const places = contentsOf(site)?.places;
  if (!places) return ["None of the cities is on the map of business.yaml, so no page shows it"];
  const missing = areasOf(site).ordered.filter(({ name }) => !places.some((place) => place.name === name));
  return missing.map(({ name }) => `Not on the map of /service-areas: ${name}`);
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
  const { land, roads, places } = contents;
  const linked = places.filter(({ path }) => path).sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <svg
      xmlns={xmlns}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
      className="map"
    >
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <svg aria-hidden="true" dangerouslySetInnerHTML={land} />
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
        {places
          .filter(({ path }) => path === undefined)
          .map((place) => (
            <Name key={place.name} {...place} />
          ))}
      </svg>
      <g className="map-names">
        {linked.map((place) => (
          <a key={place.path} href={place.path} className={isOnPhones(place) ? undefined : "map-wide"}>
            {!place.label && <title>{place.name}</title>}
            <Name {...place} />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** A dot with its name beside it, or farther away at the end of a line. A city without a label has its dot alone. */
function Name(place: MapPlace) {
  const { lines, fontSize, text, leader, target } = shapeOf(place);
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g className="map-fixed" fontSize={fontSize}>
        <rect {...target} />
        {leader !== 0 && <path className="map-leader" d={`M0 0V${leader}`} />}
        <circle r={place.path === undefined ? 2 : Math.round(fontSize / 3)} />
        {lines.length > 0 && (
          <text {...text}>
            {lines.map((line, index) => (
              <tspan key={line} x={text.x} dy={index > 0 ? fontSize : undefined}>
                {index < lines.length - 1 ? `${line} ` : line}
              </tspan>
            ))}
          </text>
        )}
      </g>
    </g>
  );
}
