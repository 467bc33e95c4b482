import type { ReactNode } from "react";
import { business } from "../business/current.ts";
import { CallButton, TextButton } from "./contact-links.tsx";
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
