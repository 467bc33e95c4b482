import { business, claims, pages } from "../../owner/site.ts";
import { RequestHelpForm } from "../../request/forms/request-help-form.island.tsx";
import { Island } from "../../request/islands/island.tsx";
import { FormInstead } from "../components/contact-links.tsx";
import { Breadcrumbs, HeadedPage } from "../components/page-layout.tsx";

const { heading, formHeading, waiting } = pages.requestHelp;

export function RequestHelpPage() {
  return (
    <HeadedPage
      {...pages.requestHelp}
      beside={
        claims.arrivalNearby && (
          <p className="sign mt-6 w-fit wrap-break-word px-5 py-2.5 font-semibold lg:mt-0 lg:p-9 lg:text-xl">
            {pages.hero.arrival}{" "}
            <span className="font-extrabold lg:block lg:text-3xl">{claims.arrivalNearby}</span>
            <span className="lg:hidden">, </span>
            {business.hours.display}
          </p>
        )
      }
    >
      <Breadcrumbs here={heading} />
      {/* On a computer, the confirmation has a QR code beside its text, and takes the whole width. */}
      <div className="wrap grid gap-10 py-section lg:grid-cols-[1.4fr_1fr] lg:has-[.scan-place]:grid-cols-1">
        <section className="max-w-xl has-[.scan-place]:max-w-none">
          <h2 id="request-form-heading" className="mb-5 text-2xl">
            {formHeading}
          </h2>
          <FormInstead />
          <Island of={RequestHelpForm} />
        </section>
        <section className="sign self-start p-7">
          <h2 className="mb-4 text-xl">{waiting.heading}</h2>
          <ol className="grid gap-3">
            {waiting.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </HeadedPage>
  );
}
