import { orderedCities } from "../content/areas.ts";
import { drawing, mapName, neighbors, roadMarkers } from "../content/map.ts";
import type { City } from "../content/types.ts";
import styles from "../styles/map.css?inline";
import { boxOn, isOnDrawing, isWithin, labelOf, type MapLabel, type MapPlace, PHONE } from "./map-labels.ts";
import country from "./metroplex-map.svg?raw";
import { MarkerFace, markerOf } from "./road-marker.tsx";

/** The drawing without comments and line breaks. */
const COUNTRY = { __html: country.replaceAll(/<!--.*?-->/gs, "").replaceAll(/\s*\n\s*/g, "") };

/** How many cities the page has room to name on the map. */
const CITIES_ON_MAP = 24;

const labels = placesOnMap(orderedCities).map(labelOf);

/** The places to name: the first cities with a page that are inside the drawing, and neighbors without a page. */
export function placesOnMap(cities: readonly City[]): MapPlace[] {
  const pages = cities
    .filter(isOnDrawing)
    .slice(0, CITIES_ON_MAP)
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, center, label, addresses: [path] }) => ({ name, center, label, path }));
  const names = new Set(cities.map(({ name }) => name));
  return [...pages, ...neighbors.filter(({ name }) => !names.has(name))];
}

/**
 * A highway map of the metroplex. Its cities link to their pages; cities outside of it are only in the page's
 * list.
 */
export function MetroplexMap() {
  return (
    <nav aria-label={mapName}>
      <MapDrawing />
    </nav>
  );
}

/** The map without the navigation element around it. It is also used for the map's picture file. */
export function MapDrawing() {
  const links = labels.filter(({ path }) => path !== undefined);
  const others = labels.filter(({ path }) => path === undefined);
  return (
    <svg
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
                <MarkerFace {...markerOf(road)} />
              </g>
            </g>
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="map-names">
        {others.map((label) => (
          <g key={label.name} className={screens(label)}>
            <Name {...label} />
          </g>
        ))}
      </svg>
      <g className="map-names">
        {links.map((label) => (
          <a key={label.path} href={label.path} className={screens(label)}>
            <Name {...label} />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** The class for a name that phones would cut off: it is shown on wide screens only. */
function screens(label: MapLabel): string | undefined {
  return isWithin(boxOn(label, 1), PHONE) ? undefined : "map-wide";
}

/** A dot with its name beside it, or at the end of a leader line, and a touch target. */
function Name({ path, label, spot, text: [x, y], anchor, lines, fontSize, touch }: MapLabel) {
  const { left, top, right, bottom } = touch;
  return (
    <g transform={`translate(${spot.join(" ")})`}>
      <g className="map-fixed" fontSize={fontSize}>
        <path d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
        {label?.away !== undefined && <path className="map-leader" d={`M0 0V${top > 0 ? top : bottom}`} />}
        <circle r={path === undefined ? 2 : Math.round(fontSize / 3)} />
        <text x={x} y={y} textAnchor={anchor}>
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
