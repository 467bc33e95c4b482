import { citiesWithoutPage, linkPlaces, otherCities, serviceAreas } from "../../owner/areas.ts";
import { pages } from "../../owner/site.ts";
import { CardGrid } from "../components/cards.tsx";
import { PlaceList } from "../components/lists.tsx";
import { Breadcrumbs, HeadedPage } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { unbroken } from "../components/unbroken.tsx";
import { areaMap, ServiceAreaMap } from "../map/area-map.tsx";

const { heading, intro, list, others } = pages.serviceAreas;

/** Where else the business goes: cities without a card, and those without a page. */
const otherPlaces = [...otherCities, ...linkPlaces(citiesWithoutPage)];

export function ServiceAreasPage() {
  return (
    <HeadedPage heading={heading} intro={intro} beside={areaMap && <ServiceAreaMap below="cities" />}>
      <Breadcrumbs here={pages.breadcrumbs.serviceAreas} />
      <div id="cities" tabIndex={-1}>
        <Section heading={list}>
          <CardGrid>
            {serviceAreas.map(({ name, path, card }) => (
              <li key={path} className="card card-linked">
                <h3>
                  <a href={path} className="inline-link">
                    <span>{unbroken(name)}</span>
                  </a>
                </h3>
                <p className="muted">{unbroken(card)}</p>
              </li>
            ))}
            {otherPlaces.length > 0 && (
              <li className="card">
                <h3>{others}</h3>
                <PlaceList places={otherPlaces} most={otherPlaces.length} />
              </li>
            )}
          </CardGrid>
        </Section>
      </div>
      <ClosingSign {...pages.closing} />
    </HeadedPage>
  );
}
