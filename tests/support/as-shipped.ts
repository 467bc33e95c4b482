import { business } from "../../src/business/current.ts";
import { placeholderFields } from "../../src/business/placeholders.ts";

const examples = placeholderFields(business);

/** Whether business.ts holds the shipped example, and no owner has put in their own name, hotline or mailbox. */
export const isAsShipped =
  business.name === "DFW Roadside Assistance" && examples.includes("hotline") && examples.includes("email");
