import { genericArea } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";
import { PlaceList } from "./place-list.tsx";
import { Section } from "./section.tsx";

/** The service-area section that all service pages share: the first cities, and the way to more. */
export function GenericArea() {
  const { cities, shown } = genericArea;
  return (
    <Section
      id="service-area"
      heading="Service area"
      intro={"Mobile service across the Dallas-Fort Worth metroplex, and on the roads between its cities."}
    >
      <PlaceList places={linkPlaces(cities.slice(0, shown))} />
      <p className="mt-4">
        <a href="/service-areas" className="inline-link">
          See our service areas
        </a>
      </p>
    </Section>
  );
}
