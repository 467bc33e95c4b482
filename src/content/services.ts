import { fillTokens } from "../business/tokens.ts";
import { serviceFiles } from "./load.ts";
import { inOrder } from "./names.ts";
import type { ServicePage } from "./types.ts";

/** The order of services in lists, by their files in services/. A file that is not named here comes at the end. */
const ORDER = [
  "lockouts",
  "pop-a-lock",
  "tire-changing-service",
  "mobile-tire-repair",
  "jump-start-and-battery-replacement",
  "tire-services",
  "jump-start-service",
  "mobile-brake-repair",
  "mobile-mechanic",
  "battery-replacement",
  "flat-tire-change",
];

const all = inOrder(Object.entries(fillTokens(serviceFiles)), ([file]) => file.replace(/^.*\/|\.ts$/g, ""), {
  names: ORDER,
  file: "src/content/services.ts",
}).map(([, { service }]) => service);

/** The services with a page. */
export const services: readonly ServicePage[] = all.filter(({ draft }) => !draft);

/** Services whose page is built, but not linked. */
export const draftServices: readonly ServicePage[] = all.filter(({ draft }) => draft);
