import { fillTokens } from "../business/tokens.ts";
import { ROADSIDE_HELP } from "./general-pages.ts";
import type { PageMeta } from "./types.ts";

export const terms = fillTokens({
  topic: `${ROADSIDE_HELP} (terms)`,
  title: "Terms of Service",
  description:
    "The terms of our service: we dispatch independent contractors, what they and you are responsible for, liability, payment, and how to reach us.",
  heading: "Terms of Service",
  updated: "Last updated: September 2024",
  intro:
    "By requesting service through {name}, by phone, text, email, or this website, you agree to these terms.",
  contact: {
    heading: "Contact information",
    text: "Questions about these terms? Call or write to {name}:",
  },
} as const satisfies PageMeta & Record<string, unknown>);

/** The paragraphs of the eight sections by their names; the page numbers them. */
export const termsSections: Readonly<Record<string, readonly string[]>> = fillTokens({
  "Independent contractor status": [
    "{name} is a dispatch service only. It connects drivers with independent contractors who provide roadside assistance.",
    "The contractors are not employees, agents, or partners of {name}. Each contractor decides how to do the work and is solely responsible for it.",
  ],
  "Limitation of liability": [
    "To the fullest extent the law allows, {name} is not liable for any damage, loss, injury, delay, or cost that arises from the service of a contractor or from the use of this website.",
    "Any claim about the work must be made to the contractor who did it.",
  ],
  "Customer responsibility": [
    "You are responsible for giving the right location, phone number, and description of the problem, and for having the right to ask for work on the vehicle.",
    "You are also responsible for waiting in a safe place, keeping your belongings secure, and looking the work over before the contractor leaves.",
  ],
  "Contractor responsibility": [
    "Each contractor is responsible for holding the licenses, insurance, skills, and tools that the work calls for, for following the law, and for the quality and safety of the service.",
  ],
  "No warranty or guarantee": [
    "{name} gives no warranty or guarantee of any kind, express or implied, for the services, the parts, the result, or the time of arrival. Arrival times are averages and estimates.",
  ],
  Indemnification: [
    "You agree to hold {name}, its owners, and its dispatchers harmless from any claim, loss, or expense, including reasonable legal fees, that arises from your request, your vehicle, or your breach of these terms.",
  ],
  Payment: [
    "Payment for the service is due when the work is done, unless you agreed otherwise with the contractor. Ask for the price before the work begins.",
  ],
  "Changes to terms": [
    "{name} may change these terms at any time by publishing a new version on this page. The version on this page when you request service applies to that service.",
  ],
});
