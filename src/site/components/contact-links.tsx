import type { ReactNode } from "react";
import type { Danger } from "../../owner/pages.ts";
import { usePageFacts } from "../../request/controls/page-facts.ts";
import { mailtoLink, smsLink, telLink } from "../../request/rules/links.ts";
import { textNumber } from "../../request/rules/phone-numbers.ts";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";

/** Opens a text message that begins with what the page is about. */
export function useTextLink(): string {
  const { hotline, topic } = usePageFacts();
  return smsLink(textNumber(hotline), { topic });
}

/** The site's main action: a button that opens the dialer with the hotline. */
export function CallButton({ hasIcon = true }: { hasIcon?: boolean }) {
  const { pages, business } = useSite();
  const { hotline } = business;
  return (
    <a href={telLink(hotline.e164)} className="button button-call">
      {hasIcon && <Icon name="phone" size={20} />}
      <span>
        {pages.buttons.call} <span>{hotline.display}</span>
      </span>
    </a>
  );
}

/** For drivers who cannot or would rather not speak. */
export function TextButton({ label }: { label?: string }) {
  const { pages } = useSite();
  return (
    <a href={useTextLink()} className="button button-quiet">
      <Icon name="message" size={20} />
      {label ?? pages.buttons.text}
    </a>
  );
}

/** The actions at the top of a page: the call and, on phones in a second row, its alternatives and `children`. */
export function ContactActions({ children }: { children?: ReactNode }) {
  return (
    <div className="actions">
      <CallButton />
      <TextButton />
      {children}
    </div>
  );
}

/** The hotline inside running text. */
export function PhoneLink() {
  const { hotline } = useSite().business;
  return (
    <a href={telLink(hotline.e164)} className="inline-link">
      {hotline.display}
    </a>
  );
}

/** A link to the mailbox. */
export function MailLink({ className = "inline-link" }: { className?: string }) {
  const { email } = useSite().business;
  return (
    <a href={mailtoLink(email)} className={className}>
      {email}
    </a>
  );
}

/** Replaces a form where no scripts run, because the form could send nothing: call, text, and email. */
export function FormInstead() {
  const { pages, business } = useSite();
  return (
    <p className="without-script form-instead">
      {pages.withoutScript}
      <CallButton hasIcon={false} />
      <a href={useTextLink()} className="button button-line">
        <span>
          {pages.buttons.textShort} <span>{textNumber(business.hotline).display}</span>
        </span>
      </a>
      <MailLink className="button button-line" />
    </p>
  );
}

/**
 * 911 for those in danger, by call, and by text for those who cannot speak. It is never beside a call button, so that
 * no thumb can hit the wrong one: on phones and tablets its links are below the question.
 * docs/decisions/0019-danger-first.md
 */
export function DangerLine({ danger, className = "" }: { danger: Danger; className?: string }) {
  const { pages } = useSite();
  return (
    <p className={`row danger ${className}`}>
      <span>{pages.dangers[danger]}</span>
      <a href="tel:911">Call 911</a>
      <span className="row">
        <a href="sms:911">Text 911</a> where available
      </span>
    </p>
  );
}
