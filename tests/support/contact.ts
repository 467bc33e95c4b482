import { expect, type Locator, type Page } from "@playwright/test";

/** What a visitor writes; every field of the contact form. Needs encoding wherever a link can go wrong. */
export const WRITTEN = {
  name: "Zoë & Sons",
  email: "zoe+fleet@example.org",
  phone: "817-555-0123",
  message: "Do you take fleets?\n100% diesel, 6 vans #1-6; call = fine 🚐",
};

/** The fields of the contact form. */
export function contactFields(page: Page): Record<keyof typeof WRITTEN, Locator> {
  return {
    name: page.getByLabel("Name", { exact: true }),
    email: page.getByLabel("Email", { exact: true }),
    phone: page.getByLabel("Phone (optional)"),
    message: page.getByLabel("Message", { exact: true }),
  };
}

/** Fills in the contact form, and presses nothing. */
export async function writeMessage(page: Page, written: Partial<typeof WRITTEN> = WRITTEN): Promise<void> {
  const fields = contactFields(page);
  for (const key of ["name", "email", "phone", "message"] as const) {
    if (written[key]) await fields[key].fill(written[key]);
  }
}

/** Expects these texts in the contact form; "" where none is given. */
export async function expectWritten(page: Page, written: Partial<typeof WRITTEN> = WRITTEN): Promise<void> {
  const fields = contactFields(page);
  for (const key of ["name", "email", "phone", "message"] as const) {
    await expect(fields[key]).toHaveValue(written[key] ?? "");
  }
}
