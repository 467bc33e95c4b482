import { areasOf } from "../../owner/areas.ts";
import { CardGrid } from "../components/cards.tsx";
import { Chips } from "../components/lists.tsx";
import { Breadcrumbs, HeadedPage } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { hasMap, ServiceAreaMap } from "../map/area-map.tsx";
import { useSite } from "../site-context.ts";

export function ServiceAreasPage() {
  const site = useSite();
  const { pages } = site;
  const { heading, intro, list, others } = pages.serviceAreas;
  const areas = areasOf(site);
  return (
    <HeadedPage heading={heading} intro={intro} beside={hasMap(site) && <ServiceAreaMap below="cities" />}>
      <Breadcrumbs here={pages.breadcrumbs.serviceAreas} />
      <div id="cities" tabIndex={-1}>
        <Section heading={list}>
          <CardGrid>
            {areas.cards.map(({ name, path, card }) => (
              <li key={path} className="card card-linked">
                <h3>
                  <a href={path} className="inline-link">
                    <span>{name}</span>
                  </a>
                </h3>
                <p className="muted">{card}</p>
              </li>
            ))}
            {areas.others.length > 0 && (
              <li className="card">
                <h3>{others}</h3>
                <Chips names={areas.others} most={areas.others.length} />
              </li>
            )}
          </CardGrid>
        </Section>
      </div>
      <ClosingSign {...pages.closing} />
    </HeadedPage>
  );
}
