import type { ComponentType } from "react";
import type { Hotline } from "../business/hotline.ts";

/** The props of every island: whatever fails, it can show whom to call. */
export interface IslandProps {
  hotline: Hotline;
}

/** An island's component, which has the name of its file: contact-form.tsx exports ContactForm. */
export function componentOf(island: string, module: unknown): ComponentType<IslandProps> | undefined {
  const name = island.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object(module)[name];
}
