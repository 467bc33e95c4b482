/* What the forms say. The words of a single field are in src/request/rules/fields.ts. What the specification fixes is its own words, to the letter. */

export const EVERY_FORM = {
  agreement: { text: "By sending, you agree to our terms.", link: "Terms of service" },
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
};

/** Of the terms, where what follows Send is not a request yet. */
const WHEN_REQUESTED = "When you request service, our terms apply.";

/** The request dialog. */
export const REQUEST_FORM = {
  opens: "Opens a text, then an email draft.",
  send: "Send Request",
  /** What Send says while the text app and the mail program open. */
  waiting: { phone: "Opening your text app", other: "Preparing your request" },
  notes: "Tap all that apply",
  sent: {
    title: "Request Sent!",
    text: "Your service request has been sent via SMS and email.",
  },
  /** If the browser did not open the email draft, as while the phone slept. */
  sentAsText: {
    title: "Request Sent!",
    text: "Your service request has been sent via SMS. To email it, too, tap below.",
  },
  /** If no email draft could hold it. */
  sentTooLong: {
    title: "Request Sent!",
    text: "Your service request has been sent via SMS. It is too long for an email: copy it below.",
  },
};

/** The form of /request-help. */
export const REQUEST_HELP_FORM = {
  opens: "Next, you choose: call, text, or email.",
  agreement: WHEN_REQUESTED,
  send: "Request Help Now",
  instead: "No form needed:",
  /** The choices of "Service Needed": form value and label, and the choices of the dialog that are the same. */
  services: [
    { value: "tire", label: "Tire Services", choices: ["Tire Change"] },
    { value: "lockout", label: "Auto Lockout", choices: ["Lockout Service"] },
    { value: "jumpstart", label: "Jump Start/Battery", choices: ["Jump Start", "Battery Replacement"] },
    { value: "mechanic", label: "Mobile Mechanic", choices: ["Mobile Mechanic"] },
    { value: "other", label: "Other", choices: ["Other"] },
  ],
};

/** The choices of /request-help, where the dialog offers these: the owner's own are before Other. */
export function helpServices(offered: readonly string[]): { value: string; label: string }[] {
  const { services } = REQUEST_HELP_FORM;
  const known = services.flatMap(({ choices }) => choices);
  const own = offered.filter((choice) => !known.includes(choice));
  return [
    ...services.filter(({ choices }) => choices.some((choice) => offered.includes(choice))),
    ...own.map((choice) => ({ value: choice, label: choice })),
  ].sort((a, b) => Number(a.value === "other") - Number(b.value === "other"));
}

/** The form of /contact. */
export const CONTACT_FORM = {
  opens: "Opens an email draft. You press send there.",
  agreement: WHEN_REQUESTED,
  send: "Send Message",
  again: "Open the draft again",
  sent: {
    title: "Message Sent!",
    text: "Your message has been sent. We'll get back to you soon.",
  },
  /** What is wrong with an email address. */
  noAddress: "Use name@domain.com.",
  /** What is wrong with a message that no email draft can hold. */
  tooLong: "Too long for an email. Shorten it or copy it below.",
};
