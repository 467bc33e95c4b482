import { genericArea } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";
import { PlaceColumns } from "./place-columns.tsx";

/** The service area that all service pages share, as a guide sign lists where a road leads: the first cities, and the way to more. */
export function ServiceArea() {
  const { cities, shown } = genericArea;
  return (
    <section id="service-area">
      <h2 className="text-xl">Service area</h2>
      <p>Dallas-Fort Worth, and the roads between its cities.</p>
      <PlaceColumns places={linkPlaces(cities.slice(0, shown))} className="mt-2 text-lg font-extrabold" />
      <a href="/service-areas" className="inline-link">
        See our service areas
      </a>
    </section>
  );
}
