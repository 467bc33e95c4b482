import { WHEN_REQUESTED } from "../controls/form-words.ts";

/** The form of /contact. */
export const CONTACT_WORDS = {
  opens: "Opens an email draft. You press send there.",
  agreement: WHEN_REQUESTED,
  send: "Send Message",
  again: "Open the draft again",
  sent: { title: "Message Sent!", text: "Your message has been sent. We'll get back to you soon." },
  /** What is wrong with a message that no email draft can hold. */
  tooLong: "Too long for an email. Shorten it or copy it below.",
};
