import type { ReactNode } from "react";
import { business, pages } from "../../owner/site.ts";
import type { IconName } from "../../owner/values.ts";
import { ContactForm } from "../../request/forms/contact-form.island.tsx";
import { SaveNumber } from "../../request/forms/save-number.tsx";
import { Island } from "../../request/islands/island.tsx";
import { EmailLink, FormInstead, PhoneLink } from "../components/contact-links.tsx";
import { Icon } from "../components/icon.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { profileWords } from "./profile-words.ts";

const { heading, intro, area, hours, formHeading, stuck, facts } = pages.contact;
const { hotline, address, profiles } = business;

export function ContactPage() {
  return (
    <HeadedPage heading={heading} intro={intro} beside={<Facts />}>
      <section className="wrap grid gap-x-12 py-section lg:grid-cols-[1fr_1.6fr] print:hidden">
        <div>
          <h2 id="contact-form-heading" className="text-2xl">
            {formHeading}
          </h2>
          <div className="toasts-place max-w-[38ch]">
            <p className="mt-1">{stuck.text}</p>
            <div id="toasts" className="needs-script toasts" />
          </div>
          <a href="/request-help" className="inline-link mb-3">
            {stuck.button}
          </a>
        </div>
        <div>
          <FormInstead />
          <Island of={ContactForm} />
        </div>
      </section>
    </HeadedPage>
  );
}

/** How to reach the business, as a guide sign. */
function Facts() {
  return (
    <dl className="sign mt-8 grid gap-4 p-[min(1.75rem,6vw)] lg:mt-0">
      <Fact icon="phone" name={facts.hotline}>
        <PhoneLink />
        {hotline.digits && ` ${hotline.digits}`}
        <br />
        <SaveNumber />
      </Fact>
      <Fact icon="mail" name={facts.email}>
        <EmailLink />
      </Fact>
      <Fact icon="map-pin" name={facts.area}>
        {area}
      </Fact>
      <Fact icon="clock" name={facts.hours}>
        {hours}
      </Fact>
      {address && (
        <Fact icon="cone" name={facts.address}>
          {address.street}, {address.city}, {address.state} {address.zip}
        </Fact>
      )}
      {profiles.length > 0 && (
        <Fact icon="badge" name={facts.profiles}>
          {profiles.map((profile) => (
            <p key={profile}>
              <a href={profile} className="inline-link">
                {profileWords(profile)}
              </a>
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 font-bold">
        <Icon name={icon} size={22} />
        {name}
      </dt>
      <dd className="pl-[min(1.875rem,8vw)]">{children}</dd>
    </div>
  );
}
