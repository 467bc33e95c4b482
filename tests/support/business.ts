import { business } from "../../src/owner/site.ts";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import {
  type Business,
  type BusinessInput,
  checkBusiness,
  parseBusiness,
} from "../../src/owner/business.ts";

const examples = placeholderFields(business);

/** Whether business.ts holds the shipped example, and no owner has put in their own name, hotline or mailbox. */
export const isAsShipped =
  business.name === "DFW Roadside Assistance" && examples.includes("hotline") && examples.includes("email");

/** A business for unit tests. Every fact differs from business.ts. */
export const validInput: BusinessInput = {
  name: "Lone Star Road Help",
  hotline: "(817) 555-0199",
  email: "help@lone-star.example",
  siteUrl: "https://www.lone-star.example",
  adMonitoring: null,
  offline: true,
};

/** The checked test business, with other values in some fields. */
export function testBusiness(changes: Partial<BusinessInput> = {}): Business {
  return parseBusiness({ ...validInput, ...changes });
}

/** The lines of the message about the test business with other values in some fields; none when all is well. */
export function complaints(changes: object): string[] {
  return complaintsAbout({ ...validInput, ...changes });
}

/** The lines of the message about any input, without the heading; none when all is well. */
export function complaintsAbout(input: unknown): string[] {
  return checkBusiness(input).problems.map(({ text }) => text);
}
