import { MailLink, PhoneLink } from "../components/contact-links.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { unbroken } from "../components/unbroken.tsx";
import { useSite } from "../site-context.ts";

export function TermsPage() {
  const { heading, updated, intro, sections, contact } = useSite().terms;
  return (
    <HeadedPage heading={heading} intro={updated}>
      <div className="wrap page-content">
        <div className="terms-text">
          <p>{unbroken(intro)}</p>
          <ol>
            {sections.map(({ title, paragraphs }, index) => (
              <li key={title}>
                <h2 className="subheading">
                  {index + 1}. {unbroken(title)}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{unbroken(paragraph)}</p>
                ))}
              </li>
            ))}
          </ol>
          <h2 className="subheading">{unbroken(contact.heading)}</h2>
          <p>{unbroken(contact.text)}</p>
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
