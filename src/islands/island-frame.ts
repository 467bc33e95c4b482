import { createContext, type ReactNode } from "react";

/** What the page puts around the tree of each island, at build as in the browser. */
export const IslandFrame = createContext((tree: ReactNode) => tree);
