import { linkPlaces } from "../content/cities.ts";
import type { ServiceBlock as Block } from "../content/types.ts";
import { MarkedList } from "./marked-list.tsx";
import { PlaceList } from "./place-list.tsx";
import { ReasonList } from "./reason-list.tsx";
import { Section } from "./section.tsx";

/** The parts of a service page that only this page has. Lists that follow each other stand side by side on wide screens. */
export function ServiceBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {inRows(blocks).map((row) => (
        <div key={row[0].heading} className={row.length > 1 ? "columns" : undefined}>
          {row.map((block) => (
            <ServiceBlock key={block.heading} block={block} split={row.length === 1} />
          ))}
        </div>
      ))}
    </>
  );
}

const isList = ({ kind }: Block) => kind === "items" || kind === "excluded" || kind === "steps";

function inRows(blocks: readonly Block[]): [Block, ...Block[]][] {
  const rows: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && isList(row[0]) && isList(block)) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

function ServiceBlock({ block, split }: { block: Block; split: boolean }) {
  switch (block.kind) {
    case "items":
      return (
        <Section heading={block.heading} intro={block.intro} split={split}>
          <MarkedList items={block.items} mark={block.mark} />
        </Section>
      );
    case "excluded":
      return (
        <Section id="not-done" heading={block.heading} intro={block.intro} split={split}>
          <div className="barricade p-6">
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
        <Section heading={block.heading} intro={block.intro} split={split}>
          <Steps steps={block.steps} />
        </Section>
      );
    case "places":
      return (
        <Section id="cities" heading={block.heading} intro={block.intro} split>
          <PlaceList places={linkPlaces(block.places)} />
        </Section>
      );
  }
}

function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol>
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
