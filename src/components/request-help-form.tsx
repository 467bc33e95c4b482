import { business } from "../business/current.ts";
import { requestHelpServices } from "../content/general-pages.ts";
import { smsLink } from "../request/links.ts";
import { SelectField, TextArea, TextField } from "./field.tsx";

/** The request form. Without script it opens the text app; the description, being "body", goes along. */
export function RequestHelpForm() {
  const { e164, display } = business.hotline;
  return (
    <form action={smsLink(e164)} method="get" aria-labelledby="request-form-heading" className="grid gap-4">
      <TextField id="name" label="Full Name" autoComplete="name" required />
      <TextField
        id="phone"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        placeholder={display}
        required
      />
      <SelectField
        id="service"
        label="Service Needed"
        placeholder="Select a service"
        choices={requestHelpServices}
      />
      <TextField
        id="location"
        label="Current Location"
        autoComplete="off"
        placeholder="Street, exit or landmark"
        required
      />
      <TextArea id="description" name="body" label="Description of Problem" rows={4} />
      <button type="submit" className="button button-call cursor-pointer justify-self-start">
        Request Help Now
      </button>
    </form>
  );
}
