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
  /** What is below the actions. */
  afterActions?: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}

/** A page that is there to be read or filled in, rather than to sell. */
export function HeadedPage(props: HeadedPageProps) {
  const { address, heading, intro, topic, actions, afterActions, picture, children } = props;
  return (
    <PageLayout address={address} topic={topic}>
      <div className="hero">
        <div className="wrap hero-words py-8 lg:py-14">
          <h1 className="max-w-[22ch] text-3xl">{heading}</h1>
          <p className="mt-3 max-w-[58ch] text-lg text-dim">{intro}</p>
          <ContactActions topic={topic}>{actions}</ContactActions>
          {afterActions}
        </div>
        {picture}
      </div>
      {children}
    </PageLayout>
  );
}
