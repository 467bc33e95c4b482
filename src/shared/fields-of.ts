/** The fields of what may be anything, such as JSON or a caught error: none of null, of undefined and of a text. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
