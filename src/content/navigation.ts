import type { AreaLink } from "./types.ts";

/** The header's links. */
export const navigation: readonly AreaLink[] = [
  { name: "Home", path: "/" },
  { name: "Blog", path: "/blog" },
  { name: "Contact Us", path: "/contact" },
  { name: "Terms of Service", path: "/terms" },
];
