import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { CONTACT, type Form, mapFields, REQUEST_HELP } from "../../src/request/rules/fields.ts";
import { business } from "./site.ts";
import { HELP_TYPED } from "./typed.ts";

/** Fills in what is given, and presses nothing. */
export async function fillIn<Key extends string>(
  fields: Record<Key, Locator>,
  typed: Partial<Record<Key, string>>,
): Promise<void> {
  for (const key of Object.keys(fields) as Key[]) {
    const text = typed[key];
    if (!text) continue;
    if (key === "service" || key === "carAt") await fields[key].selectOption(text);
    else await fields[key].fill(text);
  }
}

/** Expects these texts in the fields, and none in the others. */
export async function expectIn<Key extends string>(
  fields: Record<Key, Locator>,
  typed: Partial<Record<Key, string>>,
): Promise<void> {
  for (const key of Object.keys(fields) as Key[]) await expect(fields[key]).toHaveValue(typed[key] ?? "");
}

/** The text fields and selects of a form, by their names, which a translator does not change. No checkboxes. */
export function fieldsIn<Name extends string>(place: Page | Locator, { fields }: Form<Name>) {
  const withoutChecks = fields.filter(({ control }) => control !== "checks");
  return mapFields(withoutChecks, ({ name }) => place.locator(`form .field[name=${name}]`));
}

/** The contact form. */
export function contactForm(page: Page) {
  return {
    fields: fieldsIn(page, CONTACT),
    send: page.getByRole("button", { name: "Send Message" }),
  };
}

/** The form of /request-help. */
export function helpForm(page: Page) {
  return {
    fields: fieldsIn(page, REQUEST_HELP),
    send: page.getByRole("button", { name: "Request Help Now" }),
  };
}

/** Fills in /request-help and submits it. */
export async function sendHelp(page: Page, typed: Partial<typeof HELP_TYPED> = HELP_TYPED): Promise<void> {
  const { fields, send } = helpForm(page);
  await stubAdMonitoring(page.context());
  await fillIn(fields, typed);
  await send.click();
}

/** Has the monitoring service answer with an empty script. A test's own routes take precedence. */
export async function stubAdMonitoring(context: BrowserContext): Promise<void> {
  if (!business.adMonitoring) return;
  await context.route(business.adMonitoring.script, (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
}
