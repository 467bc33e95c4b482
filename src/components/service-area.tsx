import { genericArea } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";

/** The service area that all service pages share, as a guide sign lists where a road leads: the first cities, and the way to more. */
export function ServiceArea() {
  const { cities, shown } = genericArea;
  return (
    <section id="service-area">
      <h2 className="text-xl">Service area</h2>
      <p>Dallas-Fort Worth, and the roads between its cities.</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 text-lg">
        {linkPlaces(cities.slice(0, shown)).map(({ name, path }) => (
          <li key={name}>
            <a href={path} className="list-link font-extrabold">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <a href="/service-areas" className="inline-link">
        See our service areas
      </a>
    </section>
  );
}
