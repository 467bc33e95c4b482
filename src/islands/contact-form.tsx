import { type FormEvent, useEffect, useState } from "react";
import { NameField, PhoneField, TextArea, TextField } from "../components/field.tsx";
import type { IslandProps } from "../components/island-module.tsx";
import { MESSAGE_SENT } from "../content/form-texts.ts";
import { SAME_TAP_MS } from "../ignore-taps.ts";
import { mailtoLinkUpToBody } from "../request/links.ts";
import { contactText, isEmailAddress } from "../request/messages.ts";
import { contactLink, contactRoom, contactSubject } from "../request/request-links.ts";
import { CopyText } from "./parts/copy-text.tsx";
import { RoomHint } from "./parts/details-help.tsx";
import { LinkForm, TermsLine } from "./parts/link-form.tsx";
import { showSuccess } from "./parts/toasts.tsx";
import { useForm } from "./parts/use-form.ts";

interface ContactFormProps extends IslandProps {
  email: string;
  businessName: string;
}

const STORED_AS = "contact";

const FIELDS = ["name", "email", "phone", "message"] as const;

/** Messages for required fields that are blank (spec, section 5). */
const REQUIRED = {
  name: "Enter your name.",
  email: "Enter your email address.",
  message: "Enter your message.",
};

const WRONG_EMAIL = "Enter an email address in the form name@domain.com.";

/**
 * Opens the email draft in a new window, like a tap on a link with that target. In Firefox (seen in 153),
 * window.open leaves an empty window in front of the page and opens no outside program.
 */
function openInNewWindow(href: string): void {
  Object.assign(document.createElement("a"), { href, target: "_blank" }).click();
}

/**
 * Turns a double tap into a single one: `isGuarded` for a second after `guard()`, during which taps have to
 * be ignored.
 */
function useDoubleTapGuard(): { isGuarded: boolean; guard(): void } {
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    if (!isGuarded) return;
    const timer = setTimeout(() => setGuarded(false), SAME_TAP_MS);
    return () => clearTimeout(timer);
  }, [isGuarded]);
  return { isGuarded, guard: () => setGuarded(true) };
}

/** The message form, which opens an email draft. Until its code is loaded, first aid does that. */
export function ContactForm({ email, businessName }: ContactFormProps) {
  const { form, errors, values, read, reject, rejectBlank, clear, onInput } = useForm(STORED_AS, FIELDS);
  const [sent, setSent] = useState<{ mailHref: string; text: string }>();
  const { isGuarded, guard } = useDoubleTapGuard();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGuarded) return;
    const message = read();
    if (rejectBlank(REQUIRED)) return;
    if (!isEmailAddress(message.email)) return reject({ email: WRONG_EMAIL });

    const mailHref = contactLink(message, { email, businessName });
    openInNewWindow(mailHref);
    guard();
    clear();
    setSent({ mailHref, text: contactText(message) });
    showSuccess(MESSAGE_SENT);
  };

  return (
    <LinkForm
      ref={form}
      storedAs={STORED_AS}
      send={mailtoLinkUpToBody(email, contactSubject(businessName))}
      fields={FIELDS}
      noValidate
      aria-labelledby="contact-form-heading"
      onSubmit={submit}
      onInput={onInput}
    >
      <NameField id="name" label="Name" error={errors.name} required />
      <TextField
        id="email"
        name="email"
        label="Email"
        line="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
        required
      />
      <PhoneField id="phone" label="Phone" />
      <TextArea
        id="message"
        name="message"
        label="Message"
        line="Message"
        rows={5}
        help={<RoomHint messages={contactRoom(values, { email, businessName })} />}
        error={errors.message}
        required
      />
      <TermsLine />
      <div className="toasts-space">
        <p id="contact-opens" className="text-sm" suppressHydrationWarning>
          Opens an email draft. You press send there.
        </p>
      </div>
      <button
        id="contact-send"
        type="submit"
        aria-disabled={isGuarded || undefined}
        aria-describedby="contact-opens"
        className="button button-call justify-self-start"
        suppressHydrationWarning
      >
        Send Message
      </button>
      <div className="-mb-8 flex min-h-12 flex-wrap gap-x-4 max-sm:min-h-24">
        {sent && (
          <>
            <a href={sent.mailHref} className="inline-link">
              Open the email draft again
            </a>
            <CopyText key={sent.text} what="message" text={sent.text} className="inline-link" />
          </>
        )}
      </div>
    </LinkForm>
  );
}
