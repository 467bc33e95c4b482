import { hasMoreAreas, linkPlaces } from "../../owner/areas.ts";
import { business, lists, pages } from "../../owner/site.ts";
import { telLink } from "../../request/message/links.ts";
import { type LinkedPlace, PlaceColumns } from "./lists.tsx";

const { footer } = pages;

/** The end of every page. `city`: a city page names its served cities instead of the counties. */
export function SiteFooter({ city = false }: { city?: boolean }) {
  const { e164, display } = business.hotline;
  return (
    <footer className="mt-auto bg-asphalt text-reflective print:hidden">
      <div className="wrap grid gap-x-10 gap-y-8 pt-12 pb-8 lg:grid-cols-[1.2fr_2fr]">
        <div>
          <p className="text-lg font-extrabold">{business.name}</p>
          <p className="mt-1 text-dim">{footer.tagline}</p>
          <ul className="mt-4">
            <li>
              <a href={telLink(e164)} className="list-link text-xl font-extrabold">
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
        {city ? <Area heading={footer.cities} places={linkPlaces(lists.cityFooter)} /> : <Counties />}
      </div>
      <p className="wrap [border-top:1px_solid_var(--color-asphalt-soft)] py-6 text-sm text-dim">
        &copy; {business.copyrightYear} {business.name}. {footer.rights}
        {business.license && ` ${footer.license} ${business.license}`}
      </p>
    </footer>
  );
}

function Counties() {
  return (
    <div className="grid gap-8 sm:grid-cols-[1fr_2fr]">
      {lists.footer.map(({ county, cities }) => (
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
      <h2>{heading}</h2>
      <PlaceColumns places={places} className="mt-2" />
    </section>
  );
}
