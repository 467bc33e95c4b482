import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import type { IconName } from "../../owner/values.ts";
import { ContactForm } from "../../request/contact/contact-form.island.tsx";
import { FormInstead, MailLink, PhoneLink } from "../components/contact-links.tsx";
import { Icon } from "../components/icon.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { useSite } from "../site-context.ts";

export function ContactPage() {
  const { heading, intro, formHeading, stuck } = useSite().pages.contact;
  return (
    <HeadedPage heading={heading} intro={intro}>
      <div className="wrap page-content columns columns-own contact-columns">
        <Facts />
        <section>
          <h2 id="contact-form-heading">{formHeading}</h2>
          <div className="toasts-place">
            <p className="below">{stuck.text}</p>
            <div id="toasts" data-part="toasts" className="needs-script toasts" />
          </div>
          <a href="/request-help" className="inline-link">
            {stuck.button}
          </a>
          <FormInstead />
          <Island of={ContactForm} />
        </section>
      </div>
    </HeadedPage>
  );
}

/** How to reach the business, as a guide sign. */
function Facts() {
  const { business, pages } = useSite();
  const { hotline, address, profiles } = business;
  const { area, hours, facts } = pages.contact;
  return (
    <dl className="sign stack contact-facts">
      <Fact icon="phone" name={facts.hotline}>
        <PhoneLink />
        {hotline.digits && ` ${hotline.digits}`}
      </Fact>
      <Fact icon="mail" name={facts.email}>
        <MailLink />
      </Fact>
      <Fact icon="map-pin" name={facts.area}>
        {area}
      </Fact>
      <Fact icon="clock" name={facts.hours}>
        {hours}
      </Fact>
      {address && (
        <Fact icon="cone" name={facts.address}>
          {`${address.street}, ${address.city}, ${address.state} ${address.zip}`}
        </Fact>
      )}
      {profiles.length > 0 && (
        <Fact icon="badge" name={facts.profiles}>
          {profiles.map((profile) => (
            <p key={profile}>
              <a href={profile} className="inline-link">
                Find us on {new URL(profile).hostname.replace(/^www\./, "")}
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
      <dt className="row">
        <Icon name={icon} size={22} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
