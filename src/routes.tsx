import type { ReactElement } from "react";
import { words } from "./business/words.ts";
import { blog } from "./content/articles.ts";
import { cities } from "./content/cities.ts";
import {
  contact,
  notFoundPage,
  offlinePage,
  requestHelp,
  serviceAreasPage,
} from "./content/general-pages.ts";
import { home } from "./content/home.ts";
import { services } from "./content/services.ts";
import { sharing } from "./content/sharing.ts";
import { terms } from "./content/terms.ts";
import type { City, PageMeta, ServicePage as Service } from "./content/types.ts";
import {
  blogNodes,
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  serviceNode,
  type ThingNode,
} from "./document/structured-data.ts";
import { BlogPage } from "./pages/blog-page.tsx";
import { CityPage } from "./pages/city-page.tsx";
import { ContactPage } from "./pages/contact-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { OfflinePage } from "./pages/offline-page.tsx";
import { RequestHelpPage } from "./pages/request-help-page.tsx";
import { ServiceAreasPage } from "./pages/service-areas-page.tsx";
import { ServicePage } from "./pages/service-page.tsx";
import { TermsPage } from "./pages/terms-page.tsx";
import type { SignText } from "./pictures/card.ts";

/** One address of the site. */
export interface Route {
  /** Starts with "/", ends without one. */
  path: string;
  /** The address search engines should keep: the path itself, or, for an alias, the main address. */
  canonical: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The page's heading as the guide sign on its card says it. */
  sign: SignText;
  page: ReactElement;
  /** What the page tells search engines besides who the business is. */
  structuredData: readonly ThingNode[];
}

/** Every address of the site. Development, build, sitemap, link checks and tests go by this table. */
export const routes: readonly Route[] = [
  page("/", home, placeSign(sharing.area), <HomePage address="/" />, { structuredData: [businessNode()] }),
  ...services.flatMap(serviceRoutes),
  page("/request-help", requestHelp, sign(requestHelp.heading), <RequestHelpPage address="/request-help" />),
  page("/blog", blog, sign(blog.heading), <BlogPage address="/blog" />, {
    keywords: blog.keywords,
    structuredData: blogNodes("/blog"),
  }),
  page("/contact", contact, sign(contact.heading), <ContactPage address="/contact" />),
  page("/terms", terms, sign(terms.heading), <TermsPage address="/terms" />),
  page(
    "/service-areas",
    serviceAreasPage,
    sign(serviceAreasPage.heading),
    <ServiceAreasPage address="/service-areas" />,
  ),
  ...cities.flatMap(cityRoutes),
];

/** What stands at every other address. */
export const notFound: Omit<Route, "path" | "canonical"> = {
  ...words(notFoundPage),
  sign: sign(notFoundPage.heading),
  page: <NotFoundPage />,
  structuredData: [],
};

/** What stands in place of any page when there is no signal. */
export const offline: Omit<Route, "path" | "canonical"> = {
  ...words(offlinePage),
  sign: sign(offlinePage.heading),
  page: <OfflinePage />,
  structuredData: [],
};

function page(
  path: string,
  meta: PageMeta,
  sign: SignText,
  element: ReactElement,
  extra: Partial<Route> = {},
): Route {
  const { title, description } = words(meta);
  return { path, canonical: path, title, description, sign, page: element, structuredData: [], ...extra };
}

/** A sign with the heading of a page. */
function sign(heading: string): SignText {
  return { main: words(heading) };
}

/** A sign that points to the place a page is about. */
function placeSign(place: string): SignText {
  return { above: sharing.service, main: place };
}

/** One route for each address of the service: the first is canonical. */
function serviceRoutes(service: Service): Route[] {
  const [canonical] = service.addresses;
  const structuredData = [
    serviceNode(canonical, service),
    breadcrumbNode([{ name: service.name, path: canonical }]),
  ];
  return service.addresses.map((path) =>
    page(path, service, sign(service.hero.title), <ServicePage address={path} service={service} />, {
      canonical,
      structuredData,
    }),
  );
}

/** One route for each address of the city: the first is canonical. */
function cityRoutes(city: City): Route[] {
  const [canonical] = city.addresses;
  const structuredData = [
    cityServiceNode(canonical, city),
    breadcrumbNode([
      { name: "Service areas", path: "/service-areas" },
      { name: city.name, path: canonical },
    ]),
  ];
  return city.addresses.map((path) =>
    page(path, city, placeSign(city.name), <CityPage address={path} city={city} />, {
      canonical,
      structuredData,
    }),
  );
}
