import { useState } from "react";
import { FormControl } from "../components/field.tsx";
import type { IslandProps } from "../components/island-module.tsx";
import { CONTACT_FORM } from "../content/form-texts.ts";
import { addressProblem, pastedAddress } from "../request/email-address.ts";
import { CONTACT_FIELDS } from "../request/fields.ts";
import { contactLink, contactText } from "../request/messages.ts";
import { CopyText } from "./parts/copy-text.tsx";
import { LinkForm, SmallPrint } from "./parts/link-form.tsx";
import { showToast } from "./parts/toasts.tsx";
import { useForm } from "./parts/use-form.ts";

interface ContactFormProps extends IslandProps {
  email: string;
  businessName: string;
}

const STORED_AS = "contact";

/**
 * Opens the email draft in a new window, like a tap on a link with that target. In Firefox (seen in 153),
 * window.open leaves an empty window in front of the page and opens no outside program.
 */
function openInNewWindow(href: string): void {
  Object.assign(document.createElement("a"), { href, target: "_blank" }).click();
}

/** The message form, which opens an email draft. Until its code is loaded, first aid does that. */
export function ContactForm({ email, businessName }: ContactFormProps) {
  const { form, errors, read, reject, rejectBlank, clear, listeners } = useForm(STORED_AS, CONTACT_FIELDS);
  const [sent, setSent] = useState<{ mailHref: string; text: string }>();

  const send = () => {
    if (rejectBlank()) return false;
    const typed = read();
    const address = pastedAddress(typed.email);
    const wrong = addressProblem(address);
    if (wrong) {
      reject({ email: wrong });
      return false;
    }

    const text = contactText({ ...typed, email: address });
    const mailHref = contactLink(text, { email, businessName });
    openInNewWindow(mailHref);
    clear();
    setSent({ mailHref, text });
    showToast("success", CONTACT_FORM.sent);
    return true;
  };

  return (
    <LinkForm
      ref={form}
      storedAs={STORED_AS}
      send={contactLink("", { email, businessName })}
      fields={CONTACT_FIELDS}
      noValidate
      aria-labelledby="contact-form-heading"
      onSend={send}
      {...listeners}
    >
      {CONTACT_FIELDS.map((field) => (
        <FormControl key={field.name} field={field} id={field.name} error={errors[field.name]} />
      ))}
      <SmallPrint id="contact-opens" opens={CONTACT_FORM.opens} className="toasts-place toasts-beside-send" />
      <button
        id="contact-send"
        type="submit"
        aria-describedby="contact-opens"
        className="button button-call justify-self-start"
        suppressHydrationWarning
      >
        {CONTACT_FORM.send}
      </button>
      <div className="-mb-10 flex min-h-12 flex-wrap gap-x-4 text-sm">
        {sent && (
          <>
            <a href={sent.mailHref} className="inline-link">
              {CONTACT_FORM.again}
            </a>
            <CopyText key={sent.text} what="message" text={sent.text} />
          </>
        )}
      </div>
    </LinkForm>
  );
}
