import type { ReactNode } from "react";
import { CallBar } from "./call-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageLayoutProps {
  address: string;
  /** A city page has the footer of its own kind. */
  cityFooter?: boolean;
  /** The words that a text message from here starts with. */
  textStart: string;
  /** What floats at the thumb; a call bar if nothing else is said. */
  floating?: ReactNode;
  children: ReactNode;
}

/** What every page shares: a way past the header, the header, the main part, the footer. */
export function PageLayout({
  address,
  cityFooter = false,
  textStart,
  floating = <CallBar start={textStart} />,
  children,
}: PageLayoutProps) {
  return (
    <>
      <a href="#main" className="button button-call skip-link fixed top-2 left-2 z-20 mr-2">
        Skip to the main content
      </a>
      <SiteHeader address={address} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter city={cityFooter} />
      {floating}
      <div id="toasts" popover="manual" className="toasts" />
    </>
  );
}
