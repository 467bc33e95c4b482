import { type Business, type BusinessInput, parseBusiness } from "./schema.ts";

/* A business for unit tests, of which every fact differs from business.ts. */

export const validInput: BusinessInput = {
  name: "Lone Star Road Help",
  hotline: "(817) 555-0199",
  email: "help@lone-star.example",
  siteUrl: "https://www.lone-star.example",
  adMonitoring: null,
};

/** The checked test business, with other values in some fields. */
export function testBusiness(changes: Partial<BusinessInput> = {}): Business {
  return parseBusiness({ ...validInput, ...changes });
}
