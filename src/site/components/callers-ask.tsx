import { useSite } from "../site-context.ts";
import { LanguageNames } from "./languages.tsx";
import { Section } from "./sections.tsx";
import { unbroken } from "./unbroken.tsx";

/** What callers ask first: how to pay, in which language, and what is not done. Without these facts there is no section. */
export function CallersAsk() {
  const { business, pages } = useSite();
  const { payment, languages, notOffered } = business;
  const { heading, ...names } = pages.callers;
  if (!payment && languages.length === 0 && notOffered.length === 0) return null;
  return (
    <Section id="before-you-call" heading={heading} split>
      <dl className="columns columns-2">
        {payment && (
          <div>
            <dt className="heavy">{names.payment}</dt>
            <dd>{unbroken(payment)}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt className="heavy">{names.languages}</dt>
            <dd>
              <LanguageNames />
            </dd>
          </div>
        )}
        {notOffered.length > 0 && (
          <div>
            <dt className="heavy">{names.notOffered}</dt>
            <dd>{unbroken(notOffered.join(", "))}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
