import { pages } from "../../owner/site.ts";
import { HeroPicture } from "../components/hero.tsx";
import { SignPage } from "../components/page-layout.tsx";

/** The page for addresses that do not exist. The entry script logs the path. */
export function NotFoundPage() {
  const home = (
    <a href="/" className="inline-link">
      {pages.notFound.homeLink}
    </a>
  );
  return (
    <SignPage
      {...pages.notFound}
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
