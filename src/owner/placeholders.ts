import type { Business } from "./business.ts";
import { isReserved } from "./hosts.ts";

/** 555-0100 to 555-0199 are set aside for fiction in every North American area code. */
const FICTIONAL_NUMBER = /^\+1\d{3}55501\d{2}$/;

/** The name that the site is shipped with. */
const SHIPPED_NAME = "DFW Roadside Assistance";

/** The license in the comment of business.yaml. */
const SAMPLE_LICENSE = "Reg. 0001234";

/** Whether a fact still is the example's. The shipped values of all other facts may stay. */
const IS_EXAMPLE = {
  name: ({ name }: Business) => name === SHIPPED_NAME,
  hotline: ({ hotline }: Business) => FICTIONAL_NUMBER.test(hotline.e164),
  email: ({ email }: Business) => isReserved(email.split("@").at(-1) ?? ""),
  license: ({ license }: Business) => license === SAMPLE_LICENSE,
  siteUrl: ({ siteUrl }: Business) => isReserved(new URL(siteUrl).hostname),
};

/** The facts that may still be the example's. */
type ExampleFact = keyof typeof IS_EXAMPLE;

/** The fields of business.yaml that still hold the example's values. */
export function placeholderFields(business: Business): ExampleFact[] {
  const facts = Object.keys(IS_EXAMPLE) as ExampleFact[];
  return facts.filter((fact) => IS_EXAMPLE[fact](business));
}

/** What the build says about example values: one line, or none. */
export function exampleValues(business: Business): string[] {
  const fields = placeholderFields(business);
  return fields.length > 0 ? [`business.yaml still holds example values: ${fields.join(", ")}`] : [];
}
