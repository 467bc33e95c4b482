import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { usePageFacts } from "../request/controls/page-facts.ts";
import { IslandRoot } from "./island-root.tsx";
import { ISLANDS } from "./island-table.ts";

/**
 * A part of a static page that React takes over in the browser at the first sign of intent. It is rendered
 * here as its own React root, with attributes for the entry script. What it needs are the facts of the page.
 * @throws {Error} if the component is not what an .island.tsx file exports.
 */
export function Island({ of: Component }: { of: ComponentType }) {
  const id = useId();
  const [name] = ISLANDS.find(([, component]) => component === Component) ?? [];
  if (!name) throw new Error(`<Island of={${Component?.name}}>: no .island.tsx file exports it alone`);
  const html = renderToString(
    <IslandRoot facts={usePageFacts()}>
      <Component />
    </IslandRoot>,
    { identifierPrefix: id },
  );
  return <div id={id} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
