import type { ReactNode } from "react";
import { ContactActions } from "./contact-actions.tsx";
import { PageLayout } from "./page-layout.tsx";

interface HeadedPageProps {
  address: string;
  heading: string;
  intro: string;
  topic: string;
  /** What else can be done at the top, as quiet as the text. */
  actions?: ReactNode;
  /** On wide screens beside the words, elsewhere below them. */
  beside?: ReactNode;
  /** What comes below. */
  children: ReactNode;
}

/** A page to read or fill in. On wide screens what is beside its heading are the actions, if there is nothing else. */
export function HeadedPage(props: HeadedPageProps) {
  const { address, heading, intro, topic, actions, beside, children } = props;
  const contact = <ContactActions topic={topic}>{actions}</ContactActions>;
  return (
    <PageLayout address={address} topic={topic}>
      <div className="hero">
        <div className="wrap headed py-8 lg:py-14">
          <div>
            <h1 className="max-w-[22ch] text-3xl">{heading}</h1>
            <p className="mt-3 max-w-[58ch] text-lg text-dim">{intro}</p>
            {beside && contact}
          </div>
          {beside ?? contact}
        </div>
      </div>
      {children}
    </PageLayout>
  );
}
