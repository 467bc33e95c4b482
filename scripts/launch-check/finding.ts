/** Something that a visitor would stumble over, told to the owner. */
export interface Finding {
  /** What is wrong. */
  wrong: string;
  /** What to do, and where. */
  remedy: string;
  /** The address at which it is so, where it is about one. */
  at?: string;
  /** Worth knowing, but no reason to wait. */
  hint?: true;
}

/** Findings that say the same of several addresses as one, with all addresses. */
export function grouped(findings: readonly Finding[]): (Omit<Finding, "at"> & { at: string[] })[] {
  const groups = new Map<string, Omit<Finding, "at"> & { at: string[] }>();
  for (const { at, ...finding } of findings) {
    const key = JSON.stringify(finding);
    const group = groups.get(key) ?? { ...finding, at: [] };
    if (at !== undefined) group.at.push(at);
    groups.set(key, group);
  }
  return [...groups.values()];
}
