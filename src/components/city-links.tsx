import type { AreaLink } from "../content/types.ts";

/** The entries of a list of cities, each a link to the city's page. */
export function CityLinks({ cities }: { cities: readonly AreaLink[] }) {
  return cities.map(({ name, path }) => (
    <li key={path}>
      <a href={path} className="list-link">
        {name}
      </a>
    </li>
  ));
}
