import { createContext, type ReactNode } from "react";

/** What the page puts around each island, at build and in the browser. */
export const IslandFrame = createContext((tree: ReactNode) => tree);
