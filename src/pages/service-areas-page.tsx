import { CardGrid } from "../components/cards.tsx";
import { PlaceColumns, PlaceList } from "../components/lists.tsx";
import { MetroplexMap } from "../components/metroplex-map.tsx";
import { Breadcrumbs, HeadedPage } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { SkipLink } from "../components/site-header.tsx";
import { type County, citiesWithoutPage, countyPages, otherCities, serviceAreas } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";
import { generalClosing } from "../content/every-page.ts";
import { serviceAreasPage } from "../content/general-pages.ts";
import { mapName } from "../content/map.ts";

const { heading, topic, intro, list, others } = serviceAreasPage;

/** Where else the business goes. Cities without a card here are linked by their counties' pages, if there are any. */
const otherPlaces = [
  ...(countyPages.length > 0 ? countyPages : otherCities),
  ...linkPlaces(citiesWithoutPage),
];

export function ServiceAreasPage({ address }: { address: string }) {
  const map = (
    // On phones it reaches from edge to edge.
    <div className="relative -mx-(--edge) mt-8 -mb-8 lg:m-0 lg:w-160">
      <SkipLink to="cities">Skip the map</SkipLink>
      <nav aria-label={mapName}>
        <MetroplexMap />
      </nav>
    </div>
  );
  return (
    <HeadedPage address={address} heading={heading} intro={intro} topic={topic} beside={map}>
      <Breadcrumbs here={heading} />
      <div id="cities" tabIndex={-1}>
        <Section heading={list}>
          <CardGrid rows>
            {serviceAreas.map(({ name, path, card }) => (
              <li key={path} className="card card-linked">
                <h3 className="text-lg">
                  <a href={path} className="inline-link">
                    {name}
                  </a>
                </h3>
                <p className="text-muted">{card}</p>
              </li>
            ))}
            {otherPlaces.length > 0 && (
              <li className="card">
                <h3 className="mt-2 mb-3 text-lg">{others}</h3>
                <PlaceList places={otherPlaces} most={otherPlaces.length} />
              </li>
            )}
          </CardGrid>
        </Section>
      </div>
      <ClosingSign {...generalClosing} topic={topic} />
    </HeadedPage>
  );
}

/** All cities of a county. This page exists only if /service-areas has no room to name every city. */
export function CountyPage({ county: { name, path, cities } }: { county: County }) {
  const topic = `${name} TX`;
  return (
    <HeadedPage address={path} heading={name} intro={intro} topic={topic}>
      <Breadcrumbs above={[{ name: "Service areas", path: "/service-areas" }]} here={name} />
      <PlaceColumns places={cities} className="wrap py-section" />
    </HeadedPage>
  );
}
