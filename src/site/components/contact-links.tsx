import type { ReactNode } from "react";
import type { Danger } from "../../owner/pages.ts";
import { MESSAGE_WAYS } from "../../request/controls/message-ways.tsx";
import { usePageData } from "../../request/controls/page-data.ts";
import { mailtoLink, telLink } from "../../request/rules/links.ts";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";

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

/**
 * For drivers who cannot or would rather not speak: each way to write, with what the page is about.
 * @param props.isShort for a narrow place.
 */
export function MessageButtons({
  isShort = false,
  className = "button-quiet",
}: {
  isShort?: boolean;
  className?: string;
}) {
  const { pages } = useSite();
  const { hotline, topic } = usePageData();
  return MESSAGE_WAYS.map(({ name, Icon, link }) => (
    <a key={name} href={link(hotline, { topic })} className={`button ${className}`}>
      <Icon size={20} />
      {isShort ? pages.buttons[`${name}Short`] : pages.buttons[name]}
    </a>
  ));
}

/** The actions at the top of a page: the call and, on phones in a second row, its alternatives and `children`. */
export function ContactActions({ children }: { children?: ReactNode }) {
  return (
    <div className="actions">
      <CallButton />
      <MessageButtons />
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
  const { pages } = useSite();
  const { hotline, topic } = usePageData();
  return (
    <p className="without-script form-instead">
      {pages.withoutScript}
      <CallButton hasIcon={false} />
      {MESSAGE_WAYS.map(({ name, link }) => (
        <a key={name} href={link(hotline, { topic })} className="button button-line">
          <span>
            {pages.buttons[`${name}Short`]} <span>{hotline.display}</span>
          </span>
        </a>
      ))}
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
