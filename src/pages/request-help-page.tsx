import { Island } from "../../prerender/island.tsx";
import { business } from "../business/current.ts";
import { words } from "../business/words.ts";
import { ContactActions } from "../components/contact-actions.tsx";
import { FormInstead } from "../components/form-instead.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ARRIVAL_NEARBY } from "../content/claims.ts";
import { requestHelp } from "../content/general-pages.ts";
import { RequestHelpForm } from "../islands/request-help-form.tsx";

const { heading, intro, formHeading, waiting } = words(requestHelp);
const { hotline, email, adMonitoring } = business;

export function RequestHelpPage({ address }: { address: string }) {
  return (
    <PageLayout address={address}>
      <PageHeading title={heading} intro={intro}>
        <ContactActions />
        <p className="mt-5 font-semibold">Average arrival {ARRIVAL_NEARBY}, 24/7</p>
      </PageHeading>
      <div className="wrap grid gap-10 py-10 lg:grid-cols-[1.4fr_1fr]">
        <section className="max-w-xl">
          <h2 id="request-form-heading" className="mb-5 text-2xl">
            {formHeading}
          </h2>
          <FormInstead />
          <Island of={RequestHelpForm} props={{ hotline, email, adMonitoring }} />
        </section>
        <section className="sign self-start p-7">
          <h2 className="mb-4 text-xl">{waiting.heading}</h2>
          <ol className="grid gap-3">
            {waiting.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-base">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </PageLayout>
  );
}
