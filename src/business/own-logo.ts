import { business } from "./current.ts";

/** The SVG files beside business.ts. */
const files = import.meta.glob<string>("/*.svg", { query: "?raw", import: "default", eager: true });

/** The owner's logo as an SVG file, if there is one. */
export const ownLogo = (business.logo === null ? undefined : files[business.logo.slice(1)]) ?? null;
