import { business as input } from "../../business.ts";
import { parseBusiness } from "./schema.ts";

/** The business this site is built for. Build time only: islands get what they need as props. */
export const business = parseBusiness(input);
