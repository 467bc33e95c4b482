import { loadField } from "./draft.ts";

/** The name under which the tab keeps the last request. */
export const LAST_REQUEST = "sent";

/** Whether the tab may keep a request. In a file of its own: every page asks, and few need the rest. */
export function mayHaveLastRequest(): boolean {
  return loadField(LAST_REQUEST, "when") !== "";
}
