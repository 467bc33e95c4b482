import { footer as areas, cityFooter, hasMoreAreas, linkPlaces } from "../../owner/areas.ts";
import { business, pages } from "../../owner/site.ts";
import { telLink } from "../../request/rules/links.ts";
import { type LinkedPlace, PlaceColumns } from "./lists.tsx";
import { unbroken } from "./unbroken.tsx";

const { footer } = pages;

/** The end of every page. `city`: a city page names its served cities instead of the counties. */
export function SiteFooter({ city = false }: { city?: boolean }) {
  const { e164, display } = business.hotline;
  return (
    <footer>
      <div className="wrap columns columns-own footer-columns">
        <div>
          <p className="lead heavy">{business.name}</p>
          <p className="below dim">{unbroken(footer.tagline)}</p>
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
        {city ? <Area heading={footer.cities} places={linkPlaces(cityFooter)} /> : <Counties />}
      </div>
      <p className="wrap footer-end small dim">
        &copy; {business.copyrightYear} {business.name}. {footer.rights}
        {business.license && ` ${footer.license} ${business.license}`}
      </p>
    </footer>
  );
}

function Counties() {
  return (
    <div className="footer-counties">
      {areas.map(({ county, cities }) => (
        <Area key={county} heading={county} places={linkPlaces(cities)} />
      ))}
      {hasMoreAreas && (
        <p>
          <a href="/service-areas" className="list-link">
            {footer.allCities}
          </a>
        </p>
      )}
    </div>
  );
}

function Area({ heading, places }: { heading: string; places: readonly LinkedPlace[] }) {
  return (
    <section>
      <h2>{unbroken(heading)}</h2>
      <PlaceColumns places={places} />
    </section>
  );
}
