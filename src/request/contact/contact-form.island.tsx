import { useState } from "react";
import { CopyText } from "../controls/copy-text.tsx";
import { FormControl } from "../controls/field.tsx";
import { LinkForm, SmallPrint } from "../controls/link-form.tsx";
import { usePageData } from "../controls/page-data.ts";
import { useForm } from "../controls/use-form.ts";
import { openInNewTab } from "../device/open-in-new-tab.ts";
import { contactLink, contactText, pastedEmail } from "../rules/contact-message.ts";
import { CONTACT, type ContactField, type Typed } from "../rules/fields.ts";
import { MAX_MAIL_LINK } from "../rules/links.ts";
import { CONTACT_WORDS } from "./contact-words.ts";

/** What is typed, with the email address alone: "zoe@example.com" of "Zoë <zoe@example.com>". */
function asSent(typed: Typed<ContactField>): Typed<ContactField> {
  return { ...typed, email: pastedEmail(typed.email) };
}

/** The form of /contact, which opens an email draft. */
export function ContactForm() {
  const { email, businessName } = usePageData();
  const state = useForm(CONTACT);
  const { form, errors, values, read, reject, refuse, clear, toasts, showToast, listeners } = state;
  /** The last message that was sent. "too long": no email draft can hold what is in the fields. */
  const [last, setLast] = useState<{ mailHref: string; text: string } | "too long">();
  const text = last === "too long" ? contactText(asSent(values)) : last?.text;

  const send = () => {
    if (refuse()) return false;
    const typed = asSent(read());
    const text = contactText(typed);
    const mailHref = contactLink(text, { email, businessName });
    if (mailHref.length > MAX_MAIL_LINK) {
      reject({ message: CONTACT_WORDS.tooLong });
      setLast("too long");
      return false;
    }

    openInNewTab(mailHref);
    clear();
    setLast({ mailHref, text });
    showToast("success", CONTACT_WORDS.sent);
    return true;
  };

  return (
    <LinkForm
      ref={form}
      form={CONTACT}
      send={contactLink("", { email, businessName })}
      noValidate
      aria-labelledby="contact-form-heading"
      onSend={send}
      {...listeners}
    >
      {CONTACT.fields.map((field) => (
        <FormControl key={field.name} field={field} id={field.name} error={errors[field.name]} />
      ))}
      <SmallPrint
        id="contact-opens"
        opens={CONTACT_WORDS.opens}
        agreement={CONTACT_WORDS.agreement}
        className="toasts-place toasts-beside-send"
      />
      <button
        id="contact-send"
        type="submit"
        aria-describedby="contact-opens"
        className="button button-call"
        suppressHydrationWarning
      >
        {CONTACT_WORDS.send}
      </button>
      <div className="row send-again small">
        {/* In an element that comes and goes as a whole: extensions may have moved the controls in it. */}
        {text && (
          <span key={text}>
            {typeof last === "object" && (
              <a href={last.mailHref} className="inline-link">
                {CONTACT_WORDS.again}
              </a>
            )}
            <CopyText what="message" text={text} />
          </span>
        )}
      </div>
      {toasts}
    </LinkForm>
  );
}
