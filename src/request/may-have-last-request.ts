import { loadField } from "./draft.ts";

/** Where the tab keeps the last request. */
export const FORM = "sent";
export const FIELD = "request";

/** Whether the tab may keep a request. In a file of its own: every page asks, and few need the rest. */
export function mayHaveLastRequest(): boolean {
  return loadField(FORM, FIELD) !== "";
}
