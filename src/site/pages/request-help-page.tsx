import { Island } from "../../islands/island.tsx";
import { RequestHelpForm } from "../../request/help/request-help-form.island.tsx";
import { Around911 } from "../components/around-911.tsx";
import { CallersAsk } from "../components/callers-ask.tsx";
import { FormInstead } from "../components/contact-links.tsx";
import { Breadcrumbs, HeadedPage } from "../components/page-layout.tsx";
import { useSite } from "../site-context.ts";

export function RequestHelpPage() {
  const { arrival, pages } = useSite();
  const { heading, formHeading, waiting } = pages.requestHelp;
  return (
    <HeadedPage
      {...pages.requestHelp}
      beside={
        arrival.nearby && (
          <p className="sign arrival-sign lead">
            {pages.hero.arrival} <span className="heavy">{arrival.nearby}</span>
          </p>
        )
      }
    >
      <Breadcrumbs here={heading} />
      <div className="wrap page-content columns columns-own help-columns">
        <section>
          <h2 id="request-form-heading">{formHeading}</h2>
          <FormInstead />
          <Island of={RequestHelpForm} />
        </section>
        <section className="sign help-steps">
          <h2 className="subheading">{waiting.heading}</h2>
          <ol>
            {waiting.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <Around911 parts={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <CallersAsk />
    </HeadedPage>
  );
}
