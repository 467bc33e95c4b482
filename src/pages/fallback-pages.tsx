import { HeroPicture } from "../components/hero.tsx";
import { PlaceList } from "../components/lists.tsx";
import { SignPage } from "../components/page-layout.tsx";
import { SaveNumber } from "../components/save-number.tsx";
import { Section } from "../components/sections.tsx";
import { pages, services } from "../owner/site.ts";
import { RequestDialog, RequestOpener } from "./request-dialog.tsx";

/** The page for addresses that do not exist. The entry script logs the path. */
export function NotFoundPage() {
  const home = (
    <a href="/" className="inline-link">
      {pages.notFound.homeLink}
    </a>
  );
  return (
    <SignPage
      {...pages.notFound}
      links={home}
      picture={
        <>
          <HeroPicture name="dead-end" />
          <div data-not-found />
        </>
      }
    />
  );
}

/** An empty reference is the page's own address without its fragment: following it loads that page again. */
const THIS_ADDRESS = "";

/** Shown when there is no signal and the phone has not stored the requested page, at that page's address. */
export function OfflinePage() {
  const { heading, intro, location, services: servicesSection, retry } = pages.offline;
  const links = (
    <>
      <a href={THIS_ADDRESS} className="inline-link">
        {retry}
      </a>
      <SaveNumber />
    </>
  );
  return (
    <SignPage heading={heading} text={intro} links={links}>
      <Section heading={location.heading} intro={location.text}>
        <RequestOpener />
      </Section>
      <Section heading={servicesSection.heading} intro={servicesSection.text}>
        <PlaceList places={services.map(({ name, addresses: [path] }) => ({ name, path }))} />
      </Section>
      <RequestDialog />
    </SignPage>
  );
}
