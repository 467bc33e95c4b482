import { areasOf, type LinkedName } from "../../owner/areas.ts";
import { withPeriod } from "../../owner/tokens.ts";
import { telLink } from "../../request/rules/links.ts";
import { useSite } from "../site-context.ts";
import { PlaceColumns } from "./lists.tsx";

/** The end of every page. `city`: a city page names its served cities instead of the counties. */
export function SiteFooter({ city = false }: { city?: boolean }) {
  const site = useSite();
  const { business, pages } = site;
  const { footer } = pages;
  const { e164, display } = business.hotline;
  return (
    <footer>
      <div className="wrap columns columns-own footer-columns">
        <div>
          <p className="lead heavy">{business.name}</p>
          <p className="below dim">{footer.tagline}</p>
          <ul>
            <li>
              <a href={telLink(e164)} className="list-link subheading heavy">
                {display}
              </a>
            </li>
            <li>
              <a href="/contact" className="list-link">
                {footer.contact}
              </a>
            </li>
            <li>
              <a href="/terms" className="list-link">
                {footer.terms}
              </a>
            </li>
          </ul>
        </div>
        {city ? <Area heading={footer.cities} places={areasOf(site).cityFooter} /> : <Counties />}
      </div>
      <p className="wrap footer-end small dim">
        &copy; {business.copyrightYear} {withPeriod(business.name)} <span className="unbroken">{footer.rights}</span>
        {business.license && ` ${footer.license} ${business.license}`}
      </p>
    </footer>
  );
}

function Counties() {
  const site = useSite();
  const { footer, hasMore } = areasOf(site);
  return (
    <div className="footer-counties">
      {footer.map(({ county, places }) => (
        <Area key={county} heading={county} places={places} />
      ))}
      {hasMore && (
        <p>
          <a href="/service-areas" className="list-link">
            {site.pages.footer.allCities}
          </a>
        </p>
      )}
    </div>
  );
}

function Area({ heading, places }: { heading: string; places: readonly LinkedName[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <PlaceColumns places={places} />
    </section>
  );
}
