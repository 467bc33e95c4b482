import { areasOf } from "../../owner/areas.ts";
import type { ServiceBlock as Block, ServicePage as Service, Titled } from "../../owner/pages.ts";
import { CallersAsk } from "../components/callers-ask.tsx";
import { CardGrid, ServiceCard, ServiceRow } from "../components/cards.tsx";
import { Hero, HeroPicture } from "../components/hero.tsx";
import { BulletList, Chips, FirstCities, Mile, ReasonList } from "../components/lists.tsx";
import { Breadcrumbs, PageLayout } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { servicePictureName } from "../pictures/picture-names.ts";
import { useSite } from "../site-context.ts";
import { RequestDialog, RequestOpener } from "./request-dialog.tsx";

/** A service page: its cards, the blocks that only it has, and the service area. */
export function ServicePage({ service }: { service: Service }) {
  const { arrival, pages } = useSite();
  const { cards, blocks, name } = service;
  const closing = service.closing ?? pages.services.closing;
  return (
    <PageLayout>
      <Hero
        {...service}
        arrival={arrival.nearby}
        action={<RequestOpener />}
        picture={<HeroPicture name={servicePictureName(service)} />}
      />
      <Breadcrumbs here={name} />
      <Section id="services" heading={cards.heading} intro={cards.intro}>
        {cards.layout === "rows" ? (
          <ul className="stack">{shownAs(ServiceRow, cards)}</ul>
        ) : (
          <CardGrid>{shownAs(ServiceCard, cards)}</CardGrid>
        )}
      </Section>
      <ServiceBlocks blocks={blocks} />
      <CallersAsk />
      <ClosingSign {...closing}>
        <ServiceArea />
      </ClosingSign>
      <RequestDialog />
    </PageLayout>
  );
}

/** All cards, as cards or as rows. A card's own bullet comes before that of all. */
function shownAs(Item: typeof ServiceRow, { items, bullet }: Service["cards"]) {
  return items.map((card) => <Item key={card.title} bullet={bullet} {...card} />);
}

/** The parts of a service page that others lack. */
function ServiceBlocks({ blocks }: Pick<Service, "blocks">) {
  return blocks.map((block) => (
    <Section
      key={block.heading}
      id={IDS[block.kind]}
      heading={block.heading}
      intro={block.intro}
      split={block.kind !== "reasons"}
    >
      <BlockContent {...block} />
    </Section>
  ));
}

/** The ids of the blocks that other pages link to. */
const IDS: Partial<Record<Block["kind"], string>> = {
  excluded: "not-done",
  reasons: "why-choose",
  places: "cities",
};

function BlockContent(block: Block) {
  switch (block.kind) {
    case "items":
      return <BulletList items={block.items} bullet={block.bullet} />;
    case "excluded":
      return (
        <div className="barricade">
          <BulletList items={block.items} bullet="x" />
        </div>
      );
    case "reasons":
      return <ReasonList reasons={block.reasons} />;
    case "steps":
      return <Steps steps={block.steps} />;
    case "places":
      return <CitiesWith offering={block.offering} />;
  }
}

/** The cities whose pages have a service. */
function CitiesWith({ offering }: { offering: string }) {
  const cities = areasOf(useSite()).ordered.filter(({ services }) => services[offering] !== undefined);
  return <Chips names={cities.map(({ name, addresses: [path] }) => ({ name, path }))} />;
}

function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <Mile
          key={title}
          marker={
            <span className="sign mile-marker mile-number" aria-hidden="true">
              {index + 1}
            </span>
          }
          title={title}
          text={text}
        />
      ))}
    </ol>
  );
}

/** The service area that all service pages share: the first cities, and a link to the others. */
function ServiceArea() {
  const { pages } = useSite();
  const { heading, text } = pages.services.area;
  return (
    <section id="service-area">
      <h2 className="subheading">{heading}</h2>
      <p>{text}</p>
      <FirstCities />
      <a href="/service-areas" className="inline-link">
        {pages.buttons.areas}
      </a>
    </section>
  );
}
