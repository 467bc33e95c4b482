import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageLayoutProps {
  address: string;
  /** A city page has the footer of its own kind. */
  cityFooter?: boolean;
  children: ReactNode;
}

/** What every page shares: a way past the header, the header, the main part, the footer. */
export function PageLayout({ address, cityFooter = false, children }: PageLayoutProps) {
  return (
    <>
      <a
        href="#main"
        className="button button-call fixed top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
      >
        Skip to the main content
      </a>
      <SiteHeader address={address} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter city={cityFooter} />
      <div id="toasts" popover="manual" className="toasts" />
    </>
  );
}
