import { HeroPicture } from "../components/hero.tsx";
import { SignPage } from "../components/page-layout.tsx";
import { useSite } from "../site-context.ts";

/** The page for addresses that do not exist. By its mark, the entry script logs the path. */
export function NotFoundPage() {
  const { pages } = useSite();
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
          <div data-part="not-found" />
        </>
      }
    />
  );
}
