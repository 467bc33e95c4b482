import { citiesWith } from "../content/areas.ts";
import { linkPlaces } from "../content/cities.ts";
import type { ServiceBlock as Block } from "../content/types.ts";
import { BulletList, PlaceList, ReasonList } from "./lists.tsx";
import { Section } from "./sections.tsx";

/** The parts of a service page that only this page has. Lists that follow each other are side by side on wide screens. */
export function ServiceBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {inRows(blocks).map((row) => (
        <div
          key={row[0].heading}
          className={
            row.length > 1 ? "mx-auto max-w-[72rem] lg:grid lg:auto-cols-[1fr] lg:grid-flow-col" : undefined
          }
        >
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

/** The ids of the blocks that other pages link to. */
const IDS: Partial<Record<Block["kind"], string>> = {
  excluded: "not-done",
  reasons: "why-choose",
  places: "cities",
};

function ServiceBlock({ block, split }: { block: Block; split: boolean }) {
  const { kind, heading, intro } = block;
  return (
    <Section id={IDS[kind]} heading={heading} intro={intro} split={split && kind !== "reasons"}>
      {contentOf(block)}
    </Section>
  );
}

function contentOf(block: Block) {
  switch (block.kind) {
    case "items":
      return <BulletList items={block.items} bullet={block.bullet} />;
    case "excluded":
      return (
        <div className="barricade p-6">
          <BulletList items={block.items} bullet="x" />
        </div>
      );
    case "reasons":
      return <ReasonList reasons={block.reasons} />;
    case "steps":
      return <Steps steps={block.steps} />;
    case "places":
      return <PlaceList places={linkPlaces(citiesWith(block.offering))} />;
  }
}

function Steps({ steps }: { steps: Readonly<Record<string, string>> }) {
  return (
    <ol>
      {Object.entries(steps).map(([name, text], index) => (
        <li key={name} className="mile flex gap-4 pb-6 last:pb-0">
          <span
            className="sign mile-marker h-13 w-10 flex-none text-center text-xl/13 font-extrabold"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
