import type { ComponentType } from "react";

/** The files of all islands. Each exports its component and nothing else. */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>("/src/**/*.island.tsx", {
  eager: true,
});

/** All islands by their files: "request/contact/contact-form" -> ContactForm. */
export const ISLANDS: readonly (readonly [name: string, component: ComponentType | undefined])[] = Object.entries(
  files,
).map(([file, exports]) => [file.replace(/^\/src\/|\.island\.tsx$/g, ""), Object.values(exports)[0]]);
