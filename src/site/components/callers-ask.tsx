import type { ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { Section } from "./sections.tsx";

/** What callers ask first: how to pay, in which language, what is not done; nothing if the owner says none of it. */
export function CallersAsk() {
  const { business, pages } = useSite();
  const { payment, languages, notOffered } = business;
  const { heading, ...names } = pages.callers;
  const answers: readonly [name: string, answer: ReactNode][] = [
    [names.payment, payment],
    [names.languages, languages.length > 0 && <LanguageNames />],
    [names.notOffered, notOffered.length > 0 && notOffered.join(", ")],
  ];
  const known = answers.filter(([, answer]) => answer);
  if (known.length === 0) return null;
  return (
    <Section id="before-you-call" heading={heading} split>
      <dl className="columns columns-2">
        {known.map(([name, answer]) => (
          <div key={name}>
            <dt className="heavy">{name}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The languages that are spoken on the phone, beside the call button; nothing if the owner names none. */
export function LanguagesLine() {
  const { business, pages } = useSite();
  if (business.languages.length === 0) return null;
  return (
    <p className="small links-below">
      {pages.callers.languages} <LanguageNames />
    </p>
  );
}

/** Each language by its own name, which screen readers then speak in that language. */
function LanguageNames() {
  return useSite().business.languages.map(({ tag, name }, index) => (
    <span key={tag}>
      {index > 0 && ", "}
      <span lang={tag}>{name}</span>
    </span>
  ));
}
