import { createElement, type ReactNode } from "react";
import type { Crumb } from "../../owner/pages.ts";
import { useSite } from "../site-context.ts";
import { LanguagesLine } from "./callers-ask.tsx";
import { CallButton, ContactActions, MessageButtons } from "./contact-links.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TodaysNotice } from "./todays-notice.tsx";

interface PageLayoutProps {
  /** Whether the footer is that of city pages. */
  cityFooter?: boolean;
  /** What floats near the thumb: by default, a call bar. */
  floating?: ReactNode;
  children: ReactNode;
}

/** What every page shares: the header, what floats, the main part, the footer. */
export function PageLayout({ cityFooter = false, floating = <CallBar />, children }: PageLayoutProps) {
  return (
    <>
      {/* First aid defines it, if scripts run. Not hidden: a page saved in Chromium has no hidden elements. */}
      {createElement("js-runs")}
      <SiteHeader />
      <TodaysNotice />
      {/* Shown at the edge of the screen, but early in the focus order. */}
      {floating}
      <main id="page-main" data-part="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter city={cityFooter} />
    </>
  );
}

/** Call and text near the thumb, except on the home page. The entry script shows it while no other call is in view. */
function CallBar() {
  return (
    <section id="call-bar" data-part="call-bar" aria-label="Call or text" className="floating" data-away>
      <CallButton />
      <MessageButtons isShort />
    </section>
  );
}

interface HeadedPageProps {
  heading: string;
  intro: string;
  /** On wide screens beside the words, elsewhere below them. By default, the actions. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page to read or fill in. */
export function HeadedPage(props: HeadedPageProps) {
  const { heading, intro, beside, children } = props;
  const contact = <ContactActions />;
  return (
    <PageLayout>
      <div className="hero">
        <div className="wrap headed">
          <div>
            <h1>{heading}</h1>
            <p className="hero-intro lead dim">{intro}</p>
            {beside && contact}
            <LanguagesLine />
          </div>
          {beside || contact}
        </div>
      </div>
      {children}
    </PageLayout>
  );
}

interface SignPageProps {
  heading: string;
  text: string;
  /** A row of links below the actions. */
  links: ReactNode;
  picture?: ReactNode;
  /** What follows; without it the sign fills the screen. */
  children?: ReactNode;
}

/** A page that is shown in place of the requested one: a guide sign with the call as the next step. */
export function SignPage({ heading, text, links, picture, children }: SignPageProps) {
  return (
    <PageLayout>
      <div className="hero">
        {picture}
        <div className="wrap sign-place">
          <div className="sign sign-text sign-page">
            <h1>{heading}</h1>
            <p className="lead">{text}</p>
            <ContactActions />
            <LanguagesLine />
            <div className="row links-below">{links}</div>
          </div>
        </div>
      </div>
      {children}
    </PageLayout>
  );
}

/** The way from the home page to this one. `above`: the pages between them. */
export function Breadcrumbs({ above = [], here }: { above?: readonly Crumb[]; here: string }) {
  const { pages } = useSite();
  return (
    <nav aria-label="Breadcrumb" className="wrap breadcrumbs small">
      <ol className="row">
        {[{ name: pages.breadcrumbs.home, path: "/" }, ...above].map(({ name, path }) => (
          <li key={path} className="row">
            <a href={path} className="inline-link">
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
