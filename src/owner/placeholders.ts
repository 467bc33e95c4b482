import type { Business } from "./business.ts";

/** RFC 2606 and RFC 6761: names that never belong to anyone. */
const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** 555-0100 to 555-0199 are set aside for fiction in every North American area code. */
const FICTIONAL_NUMBER = /^\+1\d{3}55501\d{2}$/;

/** The name that the site is shipped with. */
const SHIPPED_NAME = "DFW Roadside Assistance";

/** Names the fields of business.yaml that still hold the example's values. */
export function placeholderFields(business: Business): (keyof Business)[] {
  const fields: (keyof Business)[] = [];
  if (business.name === SHIPPED_NAME) fields.push("name");
  if (FICTIONAL_NUMBER.test(business.hotline.e164)) fields.push("hotline");
  if (RESERVED_HOST.test(business.email.split("@").at(-1) ?? "")) fields.push("email");
  if (RESERVED_HOST.test(new URL(business.siteUrl).hostname)) fields.push("siteUrl");
  return fields;
}

/** What the build says about example values: one line, or none. */
export function exampleValues(business: Business): string[] {
  const fields = placeholderFields(business).map((field) =>
    field === "hotline"
      ? `hotline (${business.hotline.display} is a number for fiction: nobody has it)`
      : field,
  );
  return fields.length > 0 ? [`business.yaml still holds example values: ${fields.join(", ")}`] : [];
}
