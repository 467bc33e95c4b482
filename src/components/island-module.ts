import type { ComponentType } from "react";
import type { Hotline } from "../business/hotline.ts";

/** The props that every island gets: whatever happens to it, it can say whom to call. */
export interface IslandProps {
  hotline: Hotline;
}

/** The component of an island, by the name of its file: contact-form.tsx exports ContactForm. */
export function componentOf(island: string, module: unknown): ComponentType<IslandProps> | undefined {
  const name = island.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object(module)[name];
}
