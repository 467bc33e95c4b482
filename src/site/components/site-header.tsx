import { createContext, useContext } from "react";
import { telLink } from "../../request/rules/links.ts";
import { LOGO } from "../../shared/build-contract.ts";
import { ownDrawing } from "../pictures/drawing.ts";
import { isWordmark, PLATE, plateWidth } from "../pictures/logo.ts";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";

/** The address of the page, whose link the header marks. */
export const AddressContext = createContext("");

/** The longest name, in characters, that a phone has room for at the usual font size. */
const SHORT_NAME = 26;

/**
 * The bar at the top of every page, after a link that skips it. Its call button is quiet, because one amber button in
 * view is enough. A slow phone shows this bar first, so the build puts its styles before it (prerender/page-styles.ts).
 */
export function SiteHeader() {
  const address = useContext(AddressContext);
  const { business, pages } = useSite();
  const { e164, display } = business.hotline;
  return (
    <header className="header">
      <SkipLink to="page-main">{pages.skip.content}</SkipLink>
      <div className="wrap bar">
        {/* If the row is too narrow, the menu's links take two lines and the name keeps its width. */}
        <a href="/" className={`brand rest-of-row ${business.name.length > SHORT_NAME ? "brand-long" : ""}`}>
          <Brand />
        </a>
        <nav id="menu" data-part="menu" popover="auto" className="menu" aria-label="Main">
          <ul>
            {pages.navigation.map(({ name, link }) => (
              <li key={link}>
                <a href={link} aria-current={link === address ? "page" : undefined} className="list-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Its name begins with the visible text, by which voice control finds it (WCAG 2.5.3). */}
        <a href={telLink(e164)} className="button button-quiet" aria-label={`${display}, call`}>
          <Icon name="phone" size={20} />
          <span>{display}</span>
        </a>
        <button type="button" popoverTarget="menu" className="menu-button" aria-label={pages.buttons.menu}>
          <Icon name="menu" size={28} />
        </button>
      </div>
    </header>
  );
}

const LOGO_HEIGHT = 44;

/** The owner's logo or the drawn one, and the name, unless the logo is wide enough to hold it. */
function Brand() {
  const site = useSite();
  const { name } = site.business;
  const logo = ownDrawing(site, site.business.logo);
  if (logo === null)
    return (
      <>
        <span className="sign">
          <Icon name="truck" size={22} />
        </span>
        <span>{name}</span>
      </>
    );
  const width = Math.round((plateWidth(logo) * LOGO_HEIGHT) / PLATE.height);
  const hasName = isWordmark(logo);
  return (
    <>
      {/* In a picture element: React would preload a bare image, before the hero's. */}
      <picture>
        <img
          src={`/${LOGO}`}
          width={width}
          height={LOGO_HEIGHT}
          alt={hasName ? name : ""}
          className={hasName ? "wordmark" : undefined}
        />
      </picture>
      {!hasName && <span>{name}</span>}
    </>
  );
}

/** Skips a group of links; visible while focused. `to`: the id of what follows them. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="button button-call skip-link">
      {children}
    </a>
  );
}
