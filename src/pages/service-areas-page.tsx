import { generalClosing, serviceAreas, serviceAreasPage } from "../business/content.ts";
import { CardGrid } from "../components/card-grid.tsx";
import { ClosingSign } from "../components/closing-sign.tsx";
import { HeadedPage } from "../components/headed-page.tsx";
import { MetroplexMap } from "../components/metroplex-map.tsx";
import { SkipLink } from "../components/skip-link.tsx";
import { countyPages, otherCities } from "../content/areas.ts";

const { heading, topic, intro, others } = serviceAreasPage;

/** What leads to the cities that have no card here. */
const otherPages = new Map(
  (countyPages.length > 0 ? countyPages : otherCities).map(({ name, path }) => [name, path]),
);

const sentence = new Intl.ListFormat("en-US").formatToParts(otherPages.keys());

export function ServiceAreasPage({ address }: { address: string }) {
  return (
    <HeadedPage address={address} heading={heading} intro={intro} topic={topic}>
      <div className="mx-auto max-w-[72rem] lg:px-5 lg:pt-10">
        <SkipLink to="cities">Skip the map</SkipLink>
        <MetroplexMap />
      </div>
      <div id="cities" tabIndex={-1} className="wrap py-10 outline-none">
        <CardGrid>
          {serviceAreas.map(({ name, path, card }) => (
            <li key={path} className="card card-linked flex flex-col">
              <h2 className="text-xl">
                <a href={path} className="inline-link">
                  {name}
                </a>
              </h2>
              <p className="text-muted">{card}</p>
            </li>
          ))}
          {otherPages.size > 0 && (
            <li className="card">
              <p>
                {others}{" "}
                {sentence.map(({ type, value }) =>
                  type === "element" ? (
                    <a key={value} href={otherPages.get(value)} className="inline-link">
                      {value}
                    </a>
                  ) : (
                    value
                  ),
                )}
                .
              </p>
            </li>
          )}
        </CardGrid>
      </div>
      <ClosingSign {...generalClosing} topic={topic} />
    </HeadedPage>
  );
}
