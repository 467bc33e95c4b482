/*
 * What is typed stays in the tab (session storage), one entry for each field, so that whoever keeps one field need not
 * know the others. Storage is a comfort: private modes and blocked cookies make reading `sessionStorage` itself throw
 * (SecurityError), a full one refuses to write, and what is in it may be anything.
 */

/** Whether the tab can keep anything. */
export function isStorageOpen(): boolean {
  return quietly(() => sessionStorage) != null;
}

/** What was kept of a form's field in this tab; "" if there is nothing. */
export function loadField(form: string, field: string): string {
  return quietly(() => sessionStorage.getItem(keyOf(form, field))) ?? "";
}

/** Keeps what is typed until the tab is closed or the draft is cleared; does nothing where it cannot. */
export function saveField(form: string, field: string, text: string): void {
  quietly(() => sessionStorage.setItem(keyOf(form, field), text));
}

/** Forgets what was kept of these fields. */
export function clearFields(form: string, fields: readonly string[]): void {
  for (const field of fields) quietly(() => sessionStorage.removeItem(keyOf(form, field)));
}

function keyOf(form: string, field: string): string {
  return `${form}.${field}`;
}

function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // There is no draft, then.
    return undefined;
  }
}
