import * as rawAreas from "../content/areas.ts";
import * as rawArticles from "../content/articles.ts";
import * as rawCities from "../content/cities.ts";
import * as rawClaims from "../content/claims.ts";
import * as rawEveryPage from "../content/every-page.ts";
import * as rawGeneralPages from "../content/general-pages.ts";
import * as rawHome from "../content/home.ts";
import * as rawOutside from "../content/outside.ts";
import * as rawReviews from "../content/reviews.ts";
import * as rawServices from "../content/services.ts";
import * as rawTerms from "../content/terms.ts";
import { fillTokens } from "./tokens.ts";

/*
 * The texts of src/content/ with their tokens filled in. Pages import texts from here: a text imported from
 * src/content/ would keep its tokens, and stop the build.
 */

export const { serviceAreas } = fillTokens(rawAreas);
export const { articles, blog } = fillTokens(rawArticles);
export const { cities, draftCities } = fillTokens(rawCities);
export const { HERO_CLAIMS, AVERAGE_CALL, WHY_CHOOSE_US } = fillTokens(rawClaims);
export const { cityServices, dangers, generalClosing, navigation, serviceClosing } = fillTokens(rawEveryPage);
export const { contact, notFoundPage, offlinePage, requestHelp, serviceAreasPage } =
  fillTokens(rawGeneralPages);
export const { averageCall, home, homeServices } = fillTokens(rawHome);
export const { app, llms, sharing } = fillTokens(rawOutside);
export const { reviews } = fillTokens(rawReviews);
export const { draftServices, services } = fillTokens(rawServices);
export const { terms, termsSections } = fillTokens(rawTerms);
