/** A field of a form, and the line that it becomes in the message. */
export interface FormField {
  /** Its name in the form and in the tab's storage. */
  name: string;
  label: string;
  /** What its line in the message begins with: "Phone: 817-555-0199". */
  line: string;
  control: "text" | "tel" | "email" | "select" | "location" | "textarea";
  /** What is said when it is blank; an optional field has none. */
  blank?: string;
  /** The most characters that can be typed; a longer paste ends there. */
  maxLength?: number;
  /** Whether half of a wide form's width is enough for it. */
  isShort?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
  /** What browsers may fill in. "off": they would suggest the driver's home as the location. */
  autoComplete?: "name" | "tel" | "email" | "off";
}

/*
 * A text message has all that the fields hold, so their lengths keep it within what phones carry: a full request has under
 * 1,150 characters, eight segments in English (carriers take ten: 1,530). What a mail link holds depends on the writing: a
 * letter takes up to 9 characters of it, and MAX_MAIL_LINK (links.ts) counts those.
 */
const NAME = {
  name: "name",
  line: "Name",
  control: "text",
  blank: "Enter your name.",
  maxLength: 80,
  autoComplete: "name",
  isShort: true,
} as const;
const PHONE = {
  name: "phone",
  line: "Phone",
  control: "tel",
  maxLength: 40,
  autoComplete: "tel",
  isShort: true,
} as const;
export const LOCATION = {
  name: "location",
  line: "Location",
  control: "location",
  blank: "Enter where you are.",
  // Map apps share links of 240 to 300 characters; a few words go before one.
  maxLength: 360,
  autoComplete: "off",
} as const;
const SERVICE = { name: "service", label: "Service Needed", line: "Service", control: "select" } as const;
const DETAILS = { name: "details", line: "Details", control: "textarea", maxLength: 400 } as const;

/** The fields of the request dialog (spec, sections 3 and 5), in the order of the form and of the message. */
export const REQUEST_FIELDS = [
  { ...SERVICE, blank: "Choose a service." },
  { ...NAME, label: "Your Name" },
  { ...PHONE, label: "Phone Number", blank: "Enter your number." },
  { ...LOCATION, label: "Location" },
  { ...DETAILS, label: "Additional Details", rows: 2 },
] as const satisfies readonly FormField[];

/** The fields of /request-help (spec, section 3), in the order of the form; the message has the dialog's order. */
export const REQUEST_HELP_FIELDS = [
  { ...NAME, label: "Full Name" },
  { ...PHONE, label: "Phone Number", blank: "Enter your number." },
  SERVICE,
  { ...LOCATION, label: "Current Location" },
  { ...DETAILS, label: "Description of Problem", rows: 4 },
] as const satisfies readonly FormField[];

/** The fields of /contact, in the order of the form and of the message (spec, section 7). */
export const CONTACT_FIELDS = [
  { ...NAME, label: "Name" },
  // The longest address that mail servers accept (RFC 5321, with RFC 3696's erratum 1690).
  {
    name: "email",
    label: "Email",
    line: "Email",
    control: "email",
    maxLength: 254,
    autoComplete: "email",
    blank: "Enter your email.",
  },
  { ...PHONE, label: "Phone" },
  {
    name: "message",
    label: "Message",
    line: "Message",
    control: "textarea",
    maxLength: 1000,
    rows: 5,
    blank: "Enter your message.",
  },
] as const satisfies readonly FormField[];

export type RequestField = (typeof REQUEST_FIELDS)[number]["name"];
export type ContactField = (typeof CONTACT_FIELDS)[number]["name"];

/** What is typed into the fields of a form, by their names. */
export type Typed<Name extends string> = Record<Name, string>;

/** The fields of a form, whose names are these. */
export type Fields<Name extends string> = readonly (FormField & { name: Name })[];

/** A value for each field, by its name: mapFields(REQUEST_FIELDS, () => "") -> { service: "", name: "", ... } */
export function mapFields<Name extends string, Value>(
  fields: Fields<Name>,
  toValue: (field: Fields<Name>[number]) => Value,
): Record<Name, Value> {
  const entries = fields.map((field) => [field.name, toValue(field)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
