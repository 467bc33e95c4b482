import { linkPlaces } from "../content/cities.ts";
import type { ServiceBlock as Block } from "../content/types.ts";
import { CallButton } from "./contact-links.tsx";
import { MarkedList } from "./marked-list.tsx";
import { PlaceList } from "./place-list.tsx";
import { ReasonList } from "./reason-list.tsx";
import { Section } from "./section.tsx";

/** The part of a service page that only this page has. */
export function ServiceBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "items":
      return (
        <Section heading={block.heading} intro={block.intro}>
          <div className="max-w-[70ch]">
            <MarkedList items={block.items} mark={block.mark} />
          </div>
        </Section>
      );
    case "excluded":
      return (
        <Section id="not-done" heading={block.heading} intro={block.intro}>
          <div className="barricade max-w-[46rem] p-6">
            <MarkedList items={block.items} mark="x" />
          </div>
        </Section>
      );
    case "reasons":
      return (
        <Section id="why-choose" heading={block.heading} intro={block.intro}>
          <ReasonList reasons={block.reasons} />
        </Section>
      );
    case "steps":
      return (
        <Section heading={block.heading} intro={block.intro}>
          <Steps steps={block.steps} />
        </Section>
      );
    case "places":
      return (
        <Section id="cities" heading={block.heading} intro={block.intro}>
          <PlaceList places={linkPlaces(block.places)} />
        </Section>
      );
    case "call":
      return <CallToAction heading={block.heading} text={block.text} />;
  }
}

function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="max-w-[70ch]">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="mile flex gap-4 pb-6 last:pb-0">
          <span className="sign mile-marker" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function CallToAction({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="wrap py-6">
      <div className="sign p-6 sm:p-10">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-2 max-w-[62ch]">{text}</p>
        <CallButton className="mt-5" />
      </div>
    </section>
  );
}
