import { notFoundPage } from "../business/content.ts";
import { HeroPicture } from "../components/hero-picture.tsx";
import { SignPage } from "../components/page-layout.tsx";

const { heading, topic, text, homeLink } = notFoundPage;

/** The page for addresses that do not exist. The entry script logs the path. */
export function NotFoundPage() {
  const home = (
    <a href="/" className="inline-link">
      {homeLink}
    </a>
  );
  return (
    <SignPage
      heading={heading}
      text={text}
      topic={topic}
      links={home}
      picture={
        <>
          <HeroPicture name="dead-end" />
          <div data-not-found />
        </>
      }
    />
  );
}
