/** What is typed into a form, by the names of its fields. */
export type Draft = Record<string, string>;

/*
 * Storage is a comfort: private modes and blocked cookies make reading `sessionStorage` itself throw
 * (SecurityError), a full one refuses to write, and what is in it may be anything.
 */

/** What was kept under the key in this tab; empty if there is nothing, or nothing sound. */
export function loadDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "");
    if (kept === null || typeof kept !== "object" || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Keeps what is typed until the tab is closed or the draft is cleared; does nothing where it cannot. */
export function saveDraft(key: string, draft: Draft): void {
  quietly(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

/** Forgets what was kept under the key. */
export function clearDraft(key: string): void {
  quietly(() => sessionStorage.removeItem(key));
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // There is no draft, then.
  }
}
