import { business } from "../business/current.ts";
import { mailtoLink, smsLinkAbout, telLink } from "../request/links.ts";
import { Icon } from "./icon.tsx";

const { hotline, email } = business;

interface CallButtonProps {
  className?: string;
}

/** The one action of the site, as a button: opens the dialer with the hotline, whose number breaks only if it must. */
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
