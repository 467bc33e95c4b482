import type { ComponentType } from "react";
import type { Hotline } from "../business/hotline.ts";

/** The props that every island gets: whatever happens to it, it can say whom to call. */
export interface IslandProps {
  hotline: Hotline;
}

/** The component of an island's module, its one exported function: the build and the browser must agree on it. */
export function componentOf(module: unknown): ComponentType<IslandProps> | undefined {
  return Object.values(Object(module)).find((value) => typeof value === "function") as
    | ComponentType<IslandProps>
    | undefined;
}
