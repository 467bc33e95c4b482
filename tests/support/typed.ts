import { type ContactField, REQUEST_MESSAGE, type RequestField, type Typed } from "../../src/request/rules/fields.ts";
import { mailWith, smsWith } from "./links.ts";
import { cities } from "./pages.ts";
import { business } from "./site.ts";

/* What is typed into the three forms, and the requests made from it; the same in every browser. */

/** A text for each field of a request. Every dialog offers this service, whatever the business does. */
const SAID = {
  service: "Other",
  name: "Ana López",
  phone: "(817) 555-0199",
  phoneAtCar: "",
  location: "I-35W north, exit 52",
  carAt: "",
  notes: "",
  details: "Left rear & no spare",
} satisfies Typed<RequestField>;

const { service, name, phone, location, details } = SAID;
/** What a driver types into the dialog: no more than the specification's fields. */
export const TYPED = { service, name, phone, location, details };

/** All but the location, which GPS gives. */
export const BUT_LOCATION = { ...TYPED, location: "" };

/**
 * The request with TYPED, or with other texts, on a page with this topic, and its links. Each message by hand:
 * src/request/rules/request-message.test.ts.
 */
export function requestAbout(start: string, typed: Partial<Typed<RequestField>> = TYPED) {
  const written = REQUEST_MESSAGE.filter(({ name }) => typed[name]);
  const lines = [`${start}:`, ...written.flatMap(({ name, prefix }) => `${prefix}: ${typed[name]}`.split("\n"))];
  const mail = mailWith(business.email, `Service Request - ${typed.service}`, lines);
  return { lines, sms: smsWith(lines), mail };
}

/** What texts from the page of the first city start with (SERVICE in request.ts), and the request from there. */
export const CITY_TOPIC = cities[0]?.words.topic ?? "";
export const { sms: REQUEST_SMS } = requestAbout(CITY_TOPIC);

/** What a visitor writes in the contact form. Needs encoding wherever a link can go wrong. */
export const WRITTEN = {
  name: "Zoë & Sons",
  email: "zoe+fleet@example.org",
  phone: "817-555-0123",
  message: "Do you take fleets?\n100% diesel, 6 vans #1-6; call = fine 🚐",
} satisfies Typed<ContactField>;

/** What a driver types on /request-help. The service is a form value, as the page has it. */
export const HELP_TYPED = {
  ...TYPED,
  service: "other",
  details: "Dead since 6 pm,\nlights were on",
};
