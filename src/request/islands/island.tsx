import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { componentOf, IslandRoot } from "./island-module.tsx";
import { usePageFacts } from "./page-facts.ts";

type IslandModules = Record<string, Record<string, unknown>>;

/** The browser finds an island's code by its file, so the name of every island's file ends in .island.tsx. */
const modules: IslandModules = import.meta.glob("/src/**/*.island.tsx", { eager: true });

/**
 * A part of a static page that React takes over in the browser at the first sign of intent. It is rendered
 * here as its own React root, with attributes for the entry script. What it needs are the facts of the page.
 * @throws {Error} if no .island.tsx file exports the component under the file's name.
 */
export function Island({ of: Component }: { of: ComponentType }) {
  const id = useId();
  const html = renderToString(
    <IslandRoot facts={usePageFacts()}>
      <Component />
    </IslandRoot>,
    { identifierPrefix: id },
  );
  return (
    <div id={id} data-island={islandName(Component, modules)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The component's file from src/: ContactForm is in "/src/request/forms/contact-form.island.tsx": "request/forms/contact-form". */
export function islandName(component: unknown, candidates: IslandModules): string {
  for (const [file, exports] of Object.entries(candidates)) {
    const island = file.replace(/^\/src\/|\.island\.tsx$/g, "");
    if (component && componentOf(island, exports) === component) return island;
  }
  const name = typeof component === "function" ? component.name : String(component);
  throw new Error(`<Island of={${name}}>: no .island.tsx file is named after ${name} and exports it`);
}
