import { Chips } from "../site/components/lists.tsx";
import { SignPage } from "../site/components/page-layout.tsx";
import { Section } from "../site/components/sections.tsx";
import { RequestDialog, RequestOpener } from "../site/pages/request-dialog.tsx";
import { useSite } from "../site/site-context.ts";

/** An empty link loads the page again, also if its address has a fragment. */
const THIS_ADDRESS = "";

/** What a phone without a signal shows at the address of a page that it has not stored. */
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
        <Chips names={services.map(({ name, addresses: [path] }) => ({ name, path }))} />
      </Section>
      <RequestDialog />
    </SignPage>
  );
}
