import { business } from "../business/current.ts";
import { mailtoLink, smsLinkAbout, telLink } from "../request/links.ts";

const { hotline, email } = business;

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
