/** What a form asks for, and the line that it becomes in the message. */
export interface MessageLine {
  /** Its field's name in the form and in the tab's storage. */
  name: string;
  /** What its line in the message begins with: "Phone: 817-555-0199". */
  prefix: string;
  control: "text" | "tel" | "email" | "select" | "location" | "textarea";
}

/** A field of a form. */
export type FormField = MessageLine & {
  label: string;
  /** Whether half of a wide form's width is enough for it. */
  isShort?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
  /** What browsers may fill in. "off": they would suggest the driver's home as the location. */
  autoComplete?: "name" | "tel" | "email" | "off";
  /** Whether it is the driver's own: typed into one form, it is in the others, too. */
  isDrivers?: boolean;
} & ({ isRequired: false } | { isRequired: true /** What is said when it is blank. */; blank: string });

/*
 * A field takes whatever is typed or pasted, and a text message has all of it. How much a mail link holds depends on the
 * writing: a letter takes up to 9 characters of it, and MAX_MAIL_LINK (links.ts) counts those.
 */
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
  blank: "Enter where you are.",
  autoComplete: "off",
} as const;
const SERVICE = { name: "service", label: "Service Needed", prefix: "Service", control: "select" } as const;
const DETAILS = { name: "details", prefix: "Details", control: "textarea", isRequired: false } as const;

/** All that a request can say, in the order of its message. */
export const REQUEST_MESSAGE = [SERVICE, NAME, PHONE, LOCATION, DETAILS] as const satisfies MessageLine[];

/** A form: what it shows, what it sends, and what the tab stores of it. First aid has it from the page (link-form.tsx). */
export interface Form<Name extends string = string> {
  /** The name under which the tab stores what is typed. */
  readonly storedAs: string;
  /** Its fields, in its own order. */
  readonly fields: Fields<Name>;
  /** The lines that its message can have, in their order; those that it has no field for are left out. */
  readonly lines: readonly MessageLine[];
}

/** A form of which nothing that is typed is lost: each field is a line of the message. */
function formOf<
  const Line extends MessageLine,
  const Field extends FormField & { readonly name: Line["name"] },
>(storedAs: string, lines: readonly Line[], fields: readonly Field[]) {
  return { storedAs, lines, fields };
}

/** The request dialog. */
export const REQUEST_DIALOG = formOf("request", REQUEST_MESSAGE, [
  { ...SERVICE, isRequired: true, blank: "Choose a service." },
  { ...NAME, label: "Your Name" },
  { ...PHONE, ...NUMBER_NEEDED, label: "Phone Number" },
  { ...LOCATION, label: "Location" },
  { ...DETAILS, label: "Additional Details", rows: 2 },
]);

/** The form of /request-help. */
export const REQUEST_HELP = formOf("request-help", REQUEST_MESSAGE, [
  { ...NAME, label: "Full Name" },
  { ...PHONE, ...NUMBER_NEEDED, label: "Phone Number" },
  { ...SERVICE, isRequired: false },
  { ...LOCATION, label: "Current Location" },
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

/** What is typed into the fields of a form, by their names. */
export type Typed<Name extends string> = Record<Name, string>;

/** The fields of a form, whose names are these. */
export type Fields<Name extends string> = readonly (FormField & { name: Name })[];

/** A value for each field, by its name: mapFields(REQUEST_MESSAGE, () => "") -> { service: "", name: "", ... } */
export function mapFields<Name extends string, Field extends MessageLine, Value>(
  fields: readonly (Field & { name: Name })[],
  toValue: (field: Field & { name: Name }) => Value,
): Record<Name, Value> {
  const entries = fields.map((field) => [field.name, toValue(field)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
