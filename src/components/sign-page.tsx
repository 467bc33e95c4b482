import type { ReactNode } from "react";
import { ContactActions } from "./contact-actions.tsx";
import { PageLayout } from "./page-layout.tsx";

interface SignPageProps {
  heading: string;
  text: string;
  topic: string;
  /** What else can be done: a row of links. */
  links: ReactNode;
  picture?: ReactNode;
  /** What comes below; without it the top fills the screen. */
  children?: ReactNode;
}

/** A page in place of the one that was asked for: a guide sign with the call as its next step, as after a request. */
export function SignPage({ heading, text, topic, links, picture, children }: SignPageProps) {
  return (
    <PageLayout address="" topic={topic} isFilled={!children}>
      <div className="hero">
        {picture}
        <div className="wrap py-8 lg:py-14">
          <div className="sign sign-page max-w-xl p-[min(2.5rem,7vw)]">
            <h1 className="text-3xl">{heading}</h1>
            <p className="mt-2 text-lg">{text}</p>
            <ContactActions topic={topic} />
            <div className="mt-2 flex flex-wrap items-center gap-x-4">{links}</div>
          </div>
        </div>
      </div>
      {children}
    </PageLayout>
  );
}
