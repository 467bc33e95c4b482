import type { Business } from "../../src/owner/business.ts";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import type { Article, Review } from "../../src/owner/texts.ts";

/** What is still the example's, a sample or unconfirmed: one line each, with what to do. */
export function unfinished(
  business: Business,
  reviews: readonly Pick<Review, "name" | "sample">[],
  articles: readonly Pick<Article, "title" | "sample">[],
  leftOver: readonly string[],
): string[] {
  const { adMonitoring } = business;
  const reviewers = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const titles = articles.filter(({ sample }) => sample).map(({ title }) => `"${title}"`);
  return [
    ...placeholderFields(business).map(
      (field) => `business.yaml: ${field} is an example, which reaches nobody; put in your own`,
    ),
    adMonitoring?.accountConfirmed === false &&
      `business.yaml: nobody has said that the account behind ${adMonitoring.script} is yours; write adMonitoring > accountConfirmed: true, or delete adMonitoring`,
    reviewers.length > 0 &&
      `content/reviews.yaml: no customer wrote the reviews of ${reviewers.join(", ")}; put in your customers' own, without the line sample: true`,
    titles.length > 0 &&
      `content/articles.yaml: these came with the site: ${titles.join(", ")}; replace them, or delete sample: true from those that are right for you`,
    ...leftOver.map(
      (found) => `${found}: places of the example; write your own, or take what is right off content/example.yaml`,
    ),
  ].filter((line) => line !== false);
}
