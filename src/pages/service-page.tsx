import { CardGrid, ServiceCard } from "../components/cards.tsx";
import { Hero, HeroPicture } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { BulletList, PlaceColumns } from "../components/lists.tsx";
import { Breadcrumbs, PageLayout } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { ServiceBlocks } from "../components/service-block.tsx";
import { genericArea } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";
import { claims } from "../content/claims.ts";
import { serviceClosing } from "../content/every-page.ts";
import type { ServicePage as Service } from "../content/types.ts";
import { RequestDialog, RequestOpener } from "./request-dialog.tsx";

/** The structure that all service pages share. Cards and blocks differ from page to page. */
export function ServicePage({ address, service }: { address: string; service: Service }) {
  const { cards, blocks, name, addresses, service: choice, topic, danger } = service;
  const closing = service.closing ?? serviceClosing;
  return (
    <PageLayout address={address} topic={topic}>
      <Hero
        heading={service.heading}
        subtitle={service.subtitle}
        intro={service.intro}
        arrival={claims.arrivalNearby}
        danger={danger}
        topic={topic}
        action={<RequestOpener />}
        picture={<HeroPicture name={`service${addresses[0]}`} />}
      />
      <Breadcrumbs here={name} />
      <Section id="services" heading={cards.heading} intro={cards.intro}>
        {cards.layout === "rows" ? (
          <ServiceRows {...cards} />
        ) : (
          <CardGrid>
            {cards.items.map((card) => (
              <ServiceCard key={card.title} bullet={cards.bullet} {...card} />
            ))}
          </CardGrid>
        )}
      </Section>
      <ServiceBlocks blocks={blocks} />
      <ClosingSign {...closing} topic={topic}>
        <ServiceArea />
      </ClosingSign>
      <RequestDialog feedback="inline" service={choice} topic={topic} />
    </PageLayout>
  );
}

/** Services one below the other, each with a sign, for a driver to go through until one fits. */
function ServiceRows({ items, bullet = "check" }: Pick<Service["cards"], "items" | "bullet">) {
  return (
    <ul className="grid gap-4">
      {items.map(({ icon, title, description, features }) => (
        <li key={title} className="card grid items-start gap-x-6 gap-y-3 md:grid-cols-[auto_1.6fr_1fr]">
          <span className="sign grid size-16 place-items-center">
            <Icon name={icon} size={30} />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-muted">{description}</p>
          </div>
          <BulletList items={features} bullet={bullet} />
        </li>
      ))}
    </ul>
  );
}

/** The service area that all service pages share: the first cities, as on a guide sign, and a link to the others. */
function ServiceArea() {
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
