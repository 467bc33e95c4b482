import type { ReactNode } from "react";
import { business } from "../business/current.ts";
import { CallButton, ContactActions, TextButton } from "./contact-links.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageLayoutProps {
  address: string;
  /** A city page has the footer of its own kind. */
  cityFooter?: boolean;
  topic: string;
  /** On a short page the main part takes what the screen has left. */
  isFilled?: boolean;
  /** What floats at the thumb; a call bar if nothing else is said. */
  floating?: ReactNode;
  children: ReactNode;
}

/** What the panel of the last request needs, which the browser puts into the main part of any page. */
const panelProps = JSON.stringify({ hotline: business.hotline, email: business.email });

/** What every page shares: the header, what floats, the main part, the footer. */
export function PageLayout({
  address,
  cityFooter = false,
  isFilled = false,
  topic,
  floating = <CallBar topic={topic} />,
  children,
}: PageLayoutProps) {
  return (
    <>
      <SiteHeader address={address} />
      {/* On the edge of the screen, and early in the order of focus. */}
      {floating}
      <main
        id="main"
        data-props={panelProps}
        tabIndex={-1}
        className={isFilled ? "outline-none grid grow" : "outline-none"}
      >
        {children}
      </main>
      <SiteFooter city={cityFooter} />
    </>
  );
}

/**
 * At the thumb on every page but the home page: call and text. The browser entry shows it while no other call button is in
 * view; without script it stays away.
 */
function CallBar({ topic }: { topic: string }) {
  return (
    <section id="call-bar" aria-label="Call or text" className="floating" data-away>
      <CallButton />
      <TextButton topic={topic} label="Text" />
    </section>
  );
}

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
