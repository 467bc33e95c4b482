import { type ComponentType, useContext } from "react";
import { renderToString } from "react-dom/server";
import { IslandFrame } from "./island-frame.ts";
import { ISLANDS } from "./island-table.ts";

/**
 * A part of a static page that React takes over in the browser. It is rendered here as a React root of its own.
 * @throws {Error} if the component is not what an .island.tsx file exports.
 */
export function Island({ of: Component }: { of: ComponentType }) {
  const framed = useContext(IslandFrame);
  const [name] = ISLANDS.find(([, component]) => component === Component) ?? [];
  if (!name) throw new Error(`<Island of={${Component?.name}}>: no .island.tsx file exports it alone`);
  const html = renderToString(framed(<Component />));
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
