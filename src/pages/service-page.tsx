import { serviceClosing } from "../business/content.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { CardGrid } from "../components/card-grid.tsx";
import { ClosingSign } from "../components/closing-sign.tsx";
import { Hero } from "../components/hero.tsx";
import { HeroPicture } from "../components/hero-picture.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { RequestOpener } from "../components/request-opener.tsx";
import { Section } from "../components/section.tsx";
import { ServiceArea } from "../components/service-area.tsx";
import { ServiceBlocks } from "../components/service-block.tsx";
import { ServiceCard } from "../components/service-card.tsx";
import { ServiceRows } from "../components/service-rows.tsx";
import { claims } from "../content/claims.ts";
import type { ServicePage as Service } from "../content/types.ts";
import { RequestDialog } from "./request-dialog.tsx";

/** The structure that all service pages share. Cards and blocks differ from page to page. */
export function ServicePage({ address, service }: { address: string; service: Service }) {
  const { hero, cards, blocks, name, addresses, service: choice, topic, danger } = service;
  const closing = service.closing ?? serviceClosing;
  return (
    <PageLayout address={address} topic={topic}>
      <Hero
        {...hero}
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
