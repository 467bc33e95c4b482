import type { Locator, Page } from "@playwright/test";

/** What a driver types on /request-help; every field. The service is a form value, as the page has it. */
export const HELP_TYPED = {
  name: "Ana López",
  phone: "(817) 555-0199",
  service: "jumpstart",
  location: "Keller Pointe, lot B & C",
  description: "Dead since 6 pm,\nlights were on",
};

/** The lines of a request that becomes of these. */
export const HELP_LINES = [
  "Service: Jump Start/Battery",
  "Name: Ana López",
  "Phone: (817) 555-0199",
  "Location: Keller Pointe, lot B & C",
  "Details: Dead since 6 pm,",
  "lights were on",
];

/** The fields of the form, by name. */
export function helpFields(page: Page): Record<keyof typeof HELP_TYPED, Locator> {
  return {
    name: page.getByLabel("Full Name"),
    phone: page.getByLabel("Phone Number"),
    service: page.getByLabel("Service Needed"),
    location: page.getByLabel("Current Location"),
    description: page.getByLabel("Description of Problem"),
  };
}

/** Fills in the form. */
export async function fillHelp(page: Page, typed: Partial<typeof HELP_TYPED> = HELP_TYPED): Promise<void> {
  const { service, ...texts } = helpFields(page);
  if (typed.service) await service.selectOption(typed.service);
  for (const key of ["name", "phone", "location", "description"] as const) {
    if (typed[key]) await texts[key].fill(typed[key]);
  }
}

/** The button that submits it. */
export function helpButton(page: Page): Locator {
  return page.getByRole("button", { name: "Request Help Now" });
}
