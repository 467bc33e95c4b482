import { business } from "./current.ts";
import { fill } from "./fill.ts";

/** Content as this business says it: every {name}, {phone} and {email} replaced. */
export function words<T>(content: T): T {
  return fill(content, business);
}
