import { business } from "../business/current.ts";
import { mailtoLink, smsLink, telLink } from "../request/links.ts";

const { hotline, email } = business;

/** In the place of a form where no script runs, without which a form would go nowhere: call, text and mail. */
export function FormInstead() {
  return (
    <p className="without-script grid justify-items-start gap-3">
      The form needs JavaScript. These work without it:
      <a href={telLink(hotline.e164)} className="button button-call">
        Call {hotline.display}
      </a>
      <a href={smsLink(hotline.e164)} className="button button-line">
        Text {hotline.display}
      </a>
      <a href={mailtoLink(email)} className="button button-line break-all">
        {email}
      </a>
    </p>
  );
}
