import type { ComponentType } from "react";
import type { IslandProps } from "./island-root.tsx";

/** The component of an island's module, its one exported function: the build and the browser must agree on it. */
export function componentOf(module: unknown): ComponentType<IslandProps> | undefined {
  return Object.values(Object(module)).find((value) => typeof value === "function") as
    | ComponentType<IslandProps>
    | undefined;
}
