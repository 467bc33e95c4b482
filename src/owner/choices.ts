import { SERVICE_CHOICES } from "../request/rules/messages.ts";

/** What the request dialog offers where these services are done: the usual choices, the owner's own, and Other. */
export function choicesOf(done: readonly string[]): string[] {
  const known = SERVICE_CHOICES.filter((choice) => choice === "Other" || done.includes(choice));
  const own = new Set(done.filter((choice) => !SERVICE_CHOICES.some((known) => known === choice)));
  return [...known.slice(0, -1), ...own, "Other"];
}
