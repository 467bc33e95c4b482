import { notFoundPage } from "../business/content.ts";
import { HeadedPage } from "../components/headed-page.tsx";
import { HeroPicture } from "../components/hero-picture.tsx";

const { heading, topic, text, homeLink } = notFoundPage;

/** The page for addresses that do not exist. The entry script logs the path. */
export function NotFoundPage() {
  const home = (
    <a href="/" className="button button-quiet">
      {homeLink}
    </a>
  );
  return (
    <HeadedPage
      address=""
      heading={heading}
      intro={text}
      topic={topic}
      actions={home}
      picture={
        <>
          <HeroPicture name="dead-end" />
          <div data-not-found />
        </>
      }
    />
  );
}
