import { CAR_PLACES } from "./car-places.ts";
import { NOT_WITH_CAR } from "./notes.ts";

/** A line of a message, such as "Phone: 817-555-0199", and the control that it is typed into. */
export interface MessageLine {
  /** The name of its field in the form and in the tab's storage. */
  name: string;
  /** What is before the colon: "Phone". */
  prefix: string;
  /** "checks": any of a few checkboxes. Its line has the values of those that are checked: "No spare; Only text me". */
  control: "text" | "tel" | "email" | "select" | "checks" | "location" | "textarea";
}

/** A field of a form. */
export type FormField = MessageLine & {
  label: string;
  /** What may be typed into it, below its label. */
  help?: string;
  /** The choices of a select. Those of the service differ by page. */
  choices?: readonly string[];
  /** What a select offers first: to choose nothing. A select without it has a first choice that cannot be chosen. */
  noChoice?: string;
  /** The checkbox without which the field is hidden and goes into no message, by its value. */
  onlyIf?: string;
  /** Whether it takes half the width of a wide form. */
  isShort?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
  /** What browsers may fill in. "off" for the location: they would suggest the driver's home. */
  autoComplete?: "name" | "tel" | "email" | "off";
  /** Whether it says who the driver is: typed into one form, it is in the others, too. */
  isDrivers?: boolean;
  /** The error if it is not what it should be, as an email without "@" (src/request/rules/refusal.ts). */
  wrong?: string;
} & ({ isRequired: false } | { isRequired: true /** The error if it is blank. */; blank: string });

/* No field has a maximum length. A mail link has one, for its text as encoded (MAX_MAIL_LINK in links.ts). */
const NAME = {
  name: "name",
  prefix: "Name",
  control: "text",
  isRequired: true,
  blank: "Enter your name.",
  autoComplete: "name",
  isDrivers: true,
  isShort: true,
} as const;
const PHONE = {
  name: "phone",
  prefix: "Phone",
  control: "tel",
  autoComplete: "tel",
  isDrivers: true,
  isShort: true,
} as const;
const NUMBER_NEEDED = { isRequired: true, blank: "Enter your number." } as const;
const LOCATION = {
  name: "location",
  prefix: "Location",
  control: "location",
  isRequired: true,
  blank: "Enter where the car is.",
  autoComplete: "off",
} as const;
const SERVICE = { name: "service", label: "Service Needed", prefix: "Service", control: "select" } as const;
/** The number of whoever is with the car, if the driver is not. Browsers would suggest the driver's own. */
const PHONE_AT_CAR = {
  name: "phoneAtCar",
  label: "Phone Number at the Car",
  prefix: "Phone at the car",
  control: "tel",
  autoComplete: "off",
  isRequired: false,
  onlyIf: NOT_WITH_CAR,
} as const;
const CAR_AT = {
  name: "carAt",
  label: "Where the Car Is",
  prefix: "Car is",
  control: "select",
  choices: CAR_PLACES,
  noChoice: "Not sure",
  isRequired: false,
} as const;
const NOTES = {
  name: "notes",
  label: "Check all that apply",
  prefix: "Notes",
  control: "checks",
  isRequired: false,
} as const;
const DETAILS = {
  name: "details",
  prefix: "Details",
  control: "textarea",
  help: "Year, make, model, color",
  isRequired: false,
} as const;

/** The lines of a request, in their order. */
export const REQUEST_MESSAGE = [
  SERVICE,
  NAME,
  PHONE,
  PHONE_AT_CAR,
  LOCATION,
  CAR_AT,
  NOTES,
  DETAILS,
] as const satisfies MessageLine[];

/** A form. First aid reads all this from attributes of its elements (link-form.tsx, field.tsx). */
export interface Form<Name extends string = string> {
  /** The name under which the tab stores what is typed. */
  readonly storedAs: string;
  /** Its fields, in the order in which it shows them. */
  readonly fields: Fields<Name>;
  /** The lines of its message, in their order; one that it has no field for is left out. */
  readonly lines: readonly MessageLine[];
}

/** Makes a form. The compiler refuses a field that is in no line: what is typed there would be lost. */
function formOf<const Line extends MessageLine, const Field extends FormField & { readonly name: Line["name"] }>(
  storedAs: string,
  lines: readonly Line[],
  fields: readonly Field[],
) {
  return { storedAs, lines, fields };
}

/** The request dialog. */
export const REQUEST_DIALOG = formOf("request", REQUEST_MESSAGE, [
  { ...SERVICE, isRequired: true, blank: "Choose a service." },
  { ...NAME, label: "Your Name" },
  { ...PHONE, ...NUMBER_NEEDED, label: "Phone Number" },
  { ...LOCATION, label: "Location" },
  CAR_AT,
  NOTES,
  PHONE_AT_CAR,
  { ...DETAILS, label: "Additional Details", rows: 2 },
]);

/** The form of /request-help. */
export const REQUEST_HELP = formOf("request-help", REQUEST_MESSAGE, [
  { ...NAME, label: "Full Name" },
  { ...PHONE, ...NUMBER_NEEDED, label: "Phone Number" },
  { ...SERVICE, isRequired: false },
  { ...LOCATION, label: "Current Location" },
  CAR_AT,
  NOTES,
  PHONE_AT_CAR,
  { ...DETAILS, label: "Description of Problem", rows: 4 },
]);

const CONTACT_FIELDS = [
  { ...NAME, label: "Name" },
  {
    name: "email",
    label: "Email",
    prefix: "Email",
    control: "email",
    autoComplete: "email",
    isRequired: true,
    blank: "Enter your email.",
    wrong: "Use name@domain.com.",
  },
  { ...PHONE, isRequired: false, label: "Phone" },
  {
    name: "message",
    label: "Message",
    prefix: "Message",
    control: "textarea",
    rows: 5,
    isRequired: true,
    blank: "Enter your message.",
  },
] as const satisfies FormField[];

/** The form of /contact. */
export const CONTACT = formOf("contact", CONTACT_FIELDS, CONTACT_FIELDS);

export type RequestField = (typeof REQUEST_MESSAGE)[number]["name"];
export type ContactField = (typeof CONTACT_FIELDS)[number]["name"];

/** The text of each field of a form, by its name. */
export type Typed<Name extends string> = Record<Name, string>;

/** The fields of a form, which have these names. */
export type Fields<Name extends string> = readonly (FormField & { name: Name })[];

/** A value for each field, by its name: mapFields(REQUEST_MESSAGE, () => "") -> { service: "", name: "", ... } */
export function mapFields<Name extends string, Field extends MessageLine, Value>(
  fields: readonly (Field & { name: Name })[],
  toValue: (field: Field & { name: Name }) => Value,
): Record<Name, Value> {
  const entries = fields.map((field) => [field.name, toValue(field)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
