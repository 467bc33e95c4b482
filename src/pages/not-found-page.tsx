import { words } from "../business/words.ts";
import { ContactActions } from "../components/contact-actions.tsx";
import { HeroPicture } from "../components/hero-picture.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { notFoundPage } from "../content/general-pages.ts";

const { heading, textStart, text, homeLink } = words(notFoundPage);

/** The page of every address that does not exist; the browser entry logs the path that led here. */
export function NotFoundPage() {
  return (
    <PageLayout address="" textStart={textStart}>
      <div data-not-found>
        <PageHeading title={heading} intro={text} picture={<HeroPicture name="dead-end" />}>
          <ContactActions start={textStart}>
            <a href="/" className="button button-quiet">
              {homeLink}
            </a>
          </ContactActions>
        </PageHeading>
      </div>
    </PageLayout>
  );
}
