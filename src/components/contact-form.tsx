import { business } from "../business/current.ts";
import { mailtoLink } from "../request/links.ts";
import { TextArea, TextField } from "./field.tsx";

/** The message form. Without script it opens a mail draft that holds the fields (see platform notes on mailto). */
export function ContactForm() {
  return (
    <form
      action={mailtoLink(business.email)}
      method="post"
      encType="text/plain"
      aria-labelledby="contact-form-heading"
      className="grid gap-4"
    >
      <TextField id="name" label="Name" autoComplete="name" required />
      <TextField id="email" label="Email" type="email" autoComplete="email" required />
      <TextField id="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
      <TextArea id="message" label="Message" rows={5} required />
      <button type="submit" className="button button-call cursor-pointer justify-self-start">
        Send Message
      </button>
    </form>
  );
}
