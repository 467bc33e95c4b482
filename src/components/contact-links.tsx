import type { ReactNode } from "react";
import { business } from "../business/current.ts";
import { mailtoLink, smsLinkAbout, telLink } from "../request/links.ts";
import { Icon } from "./icon.tsx";

const { hotline, email } = business;

interface CallButtonProps {
  className?: string;
}

/** The site's main action: a button that opens the dialer with the hotline. The number breaks only if it must. */
export function CallButton({ className = "" }: CallButtonProps) {
  return (
    <a href={telLink(hotline.e164)} className={`button button-call ${className}`}>
      <Icon name="phone" size={20} />
      <span>
        Call <span className="inline-block">{hotline.display}</span>
      </span>
    </a>
  );
}

interface TextButtonProps {
  /** What the page is about: the text message begins with it. */
  topic: string;
  label?: string;
}

/** For those who cannot or would rather not speak: opens a text message to the hotline. */
export function TextButton({ topic, label = "Text Us" }: TextButtonProps) {
  return (
    <a href={smsLinkAbout(hotline.e164, topic)} className="button button-quiet">
      <Icon name="message" size={20} />
      {label}
    </a>
  );
}

interface ContactActionsProps {
  topic: string;
  /** Other actions, styled as quietly as the text button. */
  children?: ReactNode;
}

/** The actions at the top of a page: the call and, on phones in a second row, quieter buttons for the alternatives. */
export function ContactActions({ topic, children }: ContactActionsProps) {
  return (
    <div className="actions">
      <CallButton />
      <TextButton topic={topic} />
      {children}
    </div>
  );
}

/** The hotline inside running text. */
export function PhoneLink() {
  return (
    <a href={telLink(hotline.e164)} className="inline-link">
      {hotline.display}
    </a>
  );
}

/** The mailbox inside running text. */
export function EmailLink() {
  return (
    <a href={mailtoLink(email)} className="inline-link">
      {email}
    </a>
  );
}

/** Replaces a form if no scripts run, because it could send nothing then: call, text, and email. */
export function FormInstead({ topic }: { topic: string }) {
  return (
    <p className="without-script grid justify-items-start gap-3">
      The form needs JavaScript. These work without it:
      <a href={telLink(hotline.e164)} className="button button-call">
        <span>
          Call <span className="inline-block">{hotline.display}</span>
        </span>
      </a>
      <a href={smsLinkAbout(hotline.e164, topic)} className="button button-line">
        <span>
          Text <span className="inline-block">{hotline.display}</span>
        </span>
      </a>
      <a href={mailtoLink(email)} className="button button-line break-all">
        {email}
      </a>
    </p>
  );
}
