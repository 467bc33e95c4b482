import { terms } from "../../owner/site.ts";
import { EmailLink, PhoneLink } from "../components/contact-links.tsx";
import { HeadedPage } from "../components/page-layout.tsx";

const { heading, updated, intro, sections, contact } = terms;

export function TermsPage() {
  return (
    <HeadedPage heading={heading} intro={updated}>
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-section lg:grid-cols-[20rem_1fr]">
        <Contents />
        <div className="max-w-[68ch]">
          <p>{intro}</p>
          <ol>
            {sections.map(({ title, paragraphs }, index) => (
              <li key={title} id={`section-${index + 1}`} className="mt-8">
                <h2 className="text-xl">
                  {index + 1}. {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-2">
                    {paragraph}
                  </p>
                ))}
              </li>
            ))}
          </ol>
          <h2 className="mt-8 text-xl">{contact.heading}</h2>
          <p className="mt-2">{contact.text}</p>
          <ul>
            <li>
              <PhoneLink />
            </li>
            <li>
              <EmailLink />
            </li>
          </ul>
        </div>
      </div>
    </HeadedPage>
  );
}

/** Links to the sections. */
function Contents() {
  return (
    <nav aria-label="Contents" className="card self-start lg:sticky lg:top-24">
      <ol>
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#section-${index + 1}`} className="list-link gap-2">
              <span className="w-5 shrink-0 font-bold text-link">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
