/** The form of /contact. */
export const CONTACT_FORM = {
  opens: "Opens an email draft. You press send there.",
  agreement: "When you request service, our terms apply.",
  send: "Send Message",
  again: "Open the draft again",
  sent: {
    title: "Message Sent!",
    text: "Your message has been sent. We’ll get back to you soon.",
  },
  /** What is wrong with an email address. */
  noAddress: "Use name@domain.com.",
  /** What is wrong with a message that no email draft can hold. */
  tooLong(excess: number): string {
    const characters = excess === 1 ? "character" : "characters";
    return `Too long by ${excess.toLocaleString("en-US")} ${characters}. Shorten it or copy it below.`;
  },
};
