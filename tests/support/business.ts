import { type Business, facts } from "../../src/owner/business.ts";
import { inWords, issuesIn } from "../../src/owner/problems.ts";

/** Fields of a business.yaml as it is read: texts, lists, and fields in them. */
type BusinessFields = Readonly<Record<string, unknown>>;

/** A business for unit tests. Every fact differs from business.yaml. */
const validInput: BusinessFields = {
  name: "Lone Star Road Help",
  hotline: "(817) 555-0199",
  email: "help@lone-star.example",
  siteUrl: "https://www.lone-star.example",
  state: "ID",
  stateName: "Idaho",
  region: "Snake River Valley",
  offline: "true",
};

/** The checked test business, with other values in some fields. */
export function testBusiness(changes: BusinessFields = {}): Business {
  return facts.parse({ ...validInput, ...changes });
}

/** What is said of the test business with other values: each field, and what is expected there. */
export function complaints(changes: BusinessFields): string[] {
  const { error } = facts.safeParse({ ...validInput, ...changes }, { error: inWords });
  return error ? issuesIn(error).map(({ field, text }) => `${field.join(".")}: ${text}`) : [];
}
