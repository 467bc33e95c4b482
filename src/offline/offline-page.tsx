import { PlaceList } from "../site/components/lists.tsx";
import { SignPage } from "../site/components/page-layout.tsx";
import { Section } from "../site/components/sections.tsx";
import { RequestDialog, RequestOpener } from "../site/pages/request-dialog.tsx";
import { useSite } from "../site/site-context.ts";

/** An empty reference is the page's own address without its fragment: following it loads that page again. */
const THIS_ADDRESS = "";

/** Shown when there is no signal and the phone has not stored the requested page, at that page's address. */
export function OfflinePage() {
  const { pages, services } = useSite();
  const { heading, intro, location, services: servicesSection, retry } = pages.offline;
  const links = (
    <a href={THIS_ADDRESS} className="inline-link">
      {retry}
    </a>
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
