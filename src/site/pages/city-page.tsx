import type { City, Site } from "../../owner/read.ts";
import { MESSAGE_WAYS } from "../../request/controls/message-ways.tsx";
import { telLink } from "../../request/rules/links.ts";
import { Around911 } from "../components/around-911.tsx";
import { CardGrid } from "../components/cards.tsx";
import { CityTitle } from "../components/city-title.tsx";
import { Hero, HeroPicture } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Breadcrumbs, PageLayout } from "../components/page-layout.tsx";
import { RoadMarker } from "../components/road-marker.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { cityPictureName } from "../pictures/picture-names.ts";
import { useSite } from "../site-context.ts";
import { RequestDialog, RequestOpener } from "./request-dialog.tsx";

/** A city's own page: its services, its roads, what to do after a breakdown, and how to say where you are. */
export function CityPage({ city }: { city: City }) {
  const { name, state, county, alsoIn, neighborhoods, landmarks, findYou, roads, troubleSpots, words } = city;
  const { business, arrival, pages } = useSite();
  const { blocks } = pages.cities;
  const [way] = MESSAGE_WAYS;
  const { topic } = words;
  const offered = Object.entries(blocks).flatMap(([service, block]) => {
    const text = city.services[service];
    return text === undefined ? [] : [[service, block, text] as const];
  });
  return (
    <PageLayout cityFooter>
      <Hero
        {...city}
        heading={
          <CityTitle name={name} county={alsoIn ? `${county} and ${alsoIn}` : county} headline={words.headline} />
        }
        arrival={arrival.nearby}
        action={<RequestOpener />}
        picture={<HeroPicture name={cityPictureName(name)} />}
      />
      <Breadcrumbs above={[{ name: pages.breadcrumbs.serviceAreas, path: "/service-areas" }]} here={name} />
      <Section
        id="services"
        heading={words.services}
        intro={blocks.mechanic && !city.services.mechanic ? words.withoutMechanic : undefined}
      >
        <CardGrid>
          {offered.map(([service, block, text]) => (
            <CityServiceBlock key={service} {...block} text={text} />
          ))}
        </CardGrid>
      </Section>
      <Section {...words.roads}>
        <dl className={`columns columns-2 ${roads.length === 4 ? "" : "columns-3"}`}>
          {roads.map(({ name: road, text, toll, operator }) => (
            <div key={road}>
              <dt className="row lead heavy">
                <RoadMarker road={road} state={state} isToll={toll} />
                <a
                  href={way.link(business.hotline, { body: `${topic}, ${road}, ` })}
                  className="rest-of-row inline-link"
                  translate="no"
                >
                  <span>{road}</span>
                </a>
              </dt>
              <dd className="muted">{text}</dd>
              {operator && <OperatorsRule name={operator} />}
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={words.troubleSpots.heading}>
        <p className="safety-rule">
          <Around911 parts={words.troubleSpots.intro} />
        </p>
        <CardGrid>
          {troubleSpots.map(({ name: place, text }) => (
            <li key={place} className="card">
              <h3>{place}</h3>
              <p className="below muted">
                <Around911 parts={text} />
              </p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <ClosingSign heading={words.findYou} text={findYou}>
        <div>
          <p className="subheading heavy">{pages.cities.sentence}</p>
          <h3 className="subheading">{words.landmarks}</h3>
          <p className="below">{landmarks}</p>
          {neighborhoods && (
            <>
              <h3 className="subheading">{words.neighborhoods}</h3>
              <p className="below">{neighborhoods}</p>
            </>
          )}
        </div>
      </ClosingSign>
      <RequestDialog />
    </PageLayout>
  );
}

/** What to do on an operator's road, and its number, if it has a crew that answers one. */
function OperatorsRule({ name }: { name: string }) {
  const { buttons, cities } = useSite().pages;
  const { text = [], phone } = cities.operators[name] ?? {};
  return (
    <dd className="safety-rule">
      <Around911 parts={text} />
      {phone && (
        <a href={telLink(phone.e164)} className="inline-link">
          {`${buttons.call} ${name}: ${phone.display}`}
        </a>
      )}
    </dd>
  );
}

type CityServiceBlockProps = Site["pages"]["cities"]["blocks"][string] & { text: string };

/** A service that the business offers in the city. */
function CityServiceBlock({ name, icon, link, text }: CityServiceBlockProps) {
  return (
    <li className="card card-linked with-icon">
      <span className="accent">
        <Icon name={icon} size={28} />
      </span>
      <div className="rest-of-row">
        <h3>
          <a href={link} className="inline-link">
            {name}
          </a>
        </h3>
        <p className="muted">{text}</p>
      </div>
    </li>
  );
}
