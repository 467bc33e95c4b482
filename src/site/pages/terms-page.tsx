import { MailLink, PhoneLink } from "../components/contact-links.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { useSite } from "../site-context.ts";

export function TermsPage() {
  const { heading, updated, intro, sections, contact } = useSite().terms;
  return (
    <HeadedPage heading={heading} intro={updated}>
      <div className="wrap page-content">
        <div className="terms-text">
          <p>{intro}</p>
          <ol>
            {sections.map(({ title, paragraphs }, index) => (
              <li key={title}>
                <h2 className="subheading">
                  {index + 1}. {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </li>
            ))}
          </ol>
          <h2 className="subheading">{contact.heading}</h2>
          <p>{contact.text}</p>
          <ul>
            <li>
              <PhoneLink />
            </li>
            <li>
              <MailLink />
            </li>
          </ul>
        </div>
      </div>
    </HeadedPage>
  );
}
