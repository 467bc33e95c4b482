import { type Business, checkBusiness } from "../../src/owner/business.ts";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { business } from "../../src/owner/site.ts";

const examples = placeholderFields(business);

/** Whether business.yaml holds the shipped example, and no owner has put in their own name, hotline or mailbox. */
export const isAsShipped =
  business.name === "DFW Roadside Assistance" && examples.includes("hotline") && examples.includes("email");

/** Fields of a business.yaml as it is read: texts, lists, and fields in them. */
export type BusinessFields = Readonly<Record<string, unknown>>;

/** A business for unit tests. Every fact differs from business.yaml. */
export const validInput: BusinessFields = {
  name: "Lone Star Road Help",
  hotline: "(817) 555-0199",
  email: "help@lone-star.example",
  siteUrl: "https://www.lone-star.example",
  offline: "true",
};

/** The checked test business, with other values in some fields. */
export function testBusiness(changes: BusinessFields = {}): Business {
  const { business, problems } = checkBusiness({ ...validInput, ...changes });
  if (business === undefined) throw new Error(JSON.stringify(problems));
  return business;
}

/** What is said of the test business with other values: each place, and what is expected there. */
export function complaints(changes: BusinessFields): string[] {
  const { problems } = checkBusiness({ ...validInput, ...changes });
  return problems.map(({ place, text }) => `${place.join(".")}: ${text}`);
}
