/** The form of /contact. */
export const CONTACT_FORM = {
  opens: "Opens an email draft. You press send there.",
  send: "Send Message",
  again: "Open the draft again",
  sent: {
    title: "Message Sent!",
    text: "Your message has been sent. We’ll get back to you soon.",
  },
  /** What is wrong with a message that no email draft can hold. */
  tooLong(excess: number): string {
    const letters = excess === 1 ? "letter" : "letters";
    return `Too long by ${excess.toLocaleString("en-US")} ${letters}. Shorten it or copy it below.`;
  },
};
