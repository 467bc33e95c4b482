/** The request dialog. */
export const DIALOG_WORDS = {
  opens: "Opens a text, then an email draft.",
  send: "Send Request",
  /** What Send says while the text app and the mail program open. */
  waiting: { phone: "Opening your text app", other: "Preparing your request" },
  sent: { title: "Request Sent!", text: "Your service request has been sent via SMS and email." },
  /** If no email draft was opened: the phone slept meanwhile, or none can hold the request. */
  sentAsText: { title: "Request Sent!", text: "Your service request has been sent via SMS." },
};
