/** The request dialog. */
export const REQUEST_FORM = {
  opens: "Opens a text, then an email draft.",
  send: "Send Request",
  /** What Send says while the text app and the mail program open. */
  waiting: { phone: "Opening your text app", other: "Preparing your request" },
  notes: "Tap all that apply",
  sent: { title: "Request Sent!", text: "Your service request has been sent via SMS and email." },
  /** If the email draft was not opened, as after the phone slept. */
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
