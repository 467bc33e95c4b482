import { Island } from "../../prerender/island.tsx";
import { business } from "../business/current.ts";
import { words } from "../business/words.ts";
import { CallButton, TextButton } from "../components/contact-links.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ARRIVAL_NEARBY } from "../content/claims.ts";
import { requestHelp } from "../content/general-pages.ts";
import { RequestHelpForm } from "../islands/request-help-form.tsx";

const { heading, intro, formHeading } = words(requestHelp);
const { hotline, email, adMonitoring } = business;

export function RequestHelpPage({ address }: { address: string }) {
  return (
    <PageLayout address={address}>
      <PageHeading title={heading} intro={intro}>
        <CallButton />
        <TextButton />
        <p className="w-full font-semibold">Average arrival {ARRIVAL_NEARBY}, 24/7</p>
      </PageHeading>
      <section className="wrap py-10">
        <div className="max-w-xl">
          <h2 id="request-form-heading" className="mb-5 text-2xl">
            {formHeading}
          </h2>
          <Island of={RequestHelpForm} when="intent" props={{ hotline, email, adMonitoring }} />
        </div>
      </section>
    </PageLayout>
  );
}
