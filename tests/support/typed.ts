import { business } from "../../src/business/current.ts";
import { REQUEST_HELP_FORM } from "../../src/content/form-texts.ts";
import { requestHelp } from "../../src/content/general-pages.ts";
import { mailWith, smsWith } from "./links.ts";
import { cities } from "./pages.ts";

/* What is typed into the three forms, and the requests made from it; the same in every browser. */

/** What a driver types; every field of the dialog. */
export const TYPED = {
  service: "Tire Change",
  name: "Ana López",
  phone: "(817) 555-0199",
  location: "I-35W north, exit 52",
  details: "Left rear & no spare",
};

/** All but the location, which GPS gives. */
export const BUT_LOCATION = { ...TYPED, location: "" };

/** The request made from it on a page with this topic, and its links. */
export function requestAbout(start: string) {
  const lines = [
    `${start}:`,
    `Service: ${TYPED.service}`,
    `Name: ${TYPED.name}`,
    `Phone: ${TYPED.phone}`,
    `Location: ${TYPED.location}`,
    `Details: ${TYPED.details}`,
  ];
  const mail = mailWith(business.email, `Service Request - ${TYPED.service}`, lines);
  return { lines, sms: smsWith(lines), mail };
}

/** What texts from the page of the first city start with (SERVICE in request.ts), and the request from there. */
export const CITY_TOPIC = `${cities[0]?.name} TX`;
export const { lines: REQUEST_LINES, sms: REQUEST_SMS, mail: REQUEST_MAIL } = requestAbout(CITY_TOPIC);

/** What a visitor writes in the contact form. Needs encoding wherever a link can go wrong. */
export const WRITTEN = {
  name: "Zoë & Sons",
  email: "zoe+fleet@example.org",
  phone: "817-555-0123",
  message: "Do you take fleets?\n100% diesel, 6 vans #1-6; call = fine 🚐",
};

/** The lines of the message made from it. */
export const MESSAGE_LINES = [
  `Name: ${WRITTEN.name}`,
  `Email: ${WRITTEN.email}`,
  `Phone: ${WRITTEN.phone}`,
  ...`Message: ${WRITTEN.message}`.split("\n"),
];

/** The mail draft with these lines. */
export function messageMail(lines: readonly string[] = MESSAGE_LINES): string {
  return mailWith(business.email, `Contact Form Submission - ${business.name}`, lines);
}

/** What a driver types on /request-help. The service is a form value, as the page has it. */
export const HELP_TYPED = {
  name: "Ana López",
  phone: "(817) 555-0199",
  service: "jumpstart",
  location: "Keller Pointe, lot B & C",
  description: "Dead since 6 pm,\nlights were on",
};

const service = REQUEST_HELP_FORM.services.find(({ value }) => value === HELP_TYPED.service)?.label;

/** The lines of the request made from it, and its links. */
export const HELP_LINES = [
  `${requestHelp.topic}:`,
  `Service: ${service}`,
  `Name: ${HELP_TYPED.name}`,
  `Phone: ${HELP_TYPED.phone}`,
  `Location: ${HELP_TYPED.location}`,
  ...`Details: ${HELP_TYPED.description}`.split("\n"),
];
export const HELP_SMS = smsWith(HELP_LINES);
export const HELP_MAIL = mailWith(business.email, `Service Request - ${service}`, HELP_LINES);
