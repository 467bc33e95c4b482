import { serviceAreasPage } from "../business/content.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { PlaceColumns } from "../components/places.tsx";
import type { County } from "../content/areas.ts";

const { intro } = serviceAreasPage;

/** All cities of a county: a page of its own where /service-areas has no room to name every city. */
export function CountyPage({ county: { name, path, cities } }: { county: County }) {
  const topic = `${name} TX`;
  return (
    <HeadedPage address={path} heading={name} intro={intro} topic={topic}>
      <Breadcrumbs above={[{ name: "Service areas", path: "/service-areas" }]} here={name} />
      <PlaceColumns places={cities} className="wrap py-10" />
    </HeadedPage>
  );
}
