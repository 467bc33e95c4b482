import { words } from "../business/words.ts";
import { CardGrid } from "../components/card-grid.tsx";
import { ContactActions } from "../components/contact-actions.tsx";
import { MetroplexMap } from "../components/metroplex-map.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { serviceAreas } from "../content/areas.ts";
import { cities } from "../content/cities.ts";
import { serviceAreasPage } from "../content/general-pages.ts";

const { heading, intro, others } = words(serviceAreasPage);

/** Cities that have a page, but no card here. */
const otherCities = new Map(
  cities
    .filter(({ addresses: [path] }) => !serviceAreas.some((area) => area.path === path))
    .map(({ name, addresses: [path] }) => [name, path]),
);

const sentence = new Intl.ListFormat("en-US").formatToParts(otherCities.keys());

export function ServiceAreasPage({ address }: { address: string }) {
  return (
    <PageLayout address={address}>
      <PageHeading title={heading} intro={intro}>
        <ContactActions />
      </PageHeading>
      <div className="mx-auto max-w-[72rem] lg:px-5 lg:pt-10">
        <MetroplexMap />
      </div>
      <div className="wrap py-10">
        <CardGrid>
          {serviceAreas.map(({ name, path, card }) => (
            <li key={path} className="card flex flex-col p-5">
              <h2 className="text-xl">
                <a href={path} className="inline-link inline-flex min-h-11 items-center">
                  {name}
                </a>
              </h2>
              <p className="text-muted">{card}</p>
            </li>
          ))}
        </CardGrid>
        <p className="mt-8">
          {others}{" "}
          {sentence.map(({ type, value }) =>
            type === "element" ? (
              <a key={value} href={otherCities.get(value)} className="inline-link inline-block py-2.5">
                {value}
              </a>
            ) : (
              value
            ),
          )}
          .
        </p>
      </div>
    </PageLayout>
  );
}
