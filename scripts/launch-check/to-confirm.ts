import type { Business } from "../../src/business/schema.ts";
import { articles } from "../../src/content/articles.ts";
import { ARRIVAL, ARRIVAL_NEARBY, FIGURES, HERO_CLAIMS } from "../../src/content/claims.ts";
import { reviews } from "../../src/content/reviews.ts";
import { terms } from "../../src/content/terms.ts";

/** Something only the owner can know. */
export interface Question {
  ask: string;
  where: string;
}

/** What no program can tell: whether the words are true of this business. */
export function toConfirm({ name, hotline, email, siteUrl, adMonitoring }: Business): Question[] {
  const figures = FIGURES.map(({ value, label }) => (label.includes(value) ? label : `${value} ${label}`));
  const { hostname: host } = new URL(siteUrl);
  const questions: Question[] = [
    { ask: `Is "${name}" the name your customers know you by?`, where: "business.ts: name" },
    {
      ask: `Have you called ${hotline.display}, sent it a text message, and written to ${email}?`,
      where: "business.ts: hotline, email",
    },
    {
      ask: `Are these reviews from your own customers, in their words: ${reviews.map((review) => review.name).join(", ")}? The site came with samples.`,
      where: "src/content/reviews.ts",
    },
    {
      ask: `Is every claim true of your business: ${[...HERO_CLAIMS, ...figures].join("; ")}?`,
      where: "src/content/claims.ts",
    },
    {
      ask: `Do you arrive within ${ARRIVAL} on average, and within ${ARRIVAL_NEARBY} in the cities?`,
      where: "src/content/claims.ts",
    },
    {
      ask: `Do you stand by the ${articles.length} articles and their dates? They came with the site.`,
      where: "src/content/articles.ts",
    },
    {
      ask: `Has your lawyer read the terms ("${terms.updated}")? They say that you only dispatch independent contractors.`,
      where: "src/content/terms.ts",
    },
    { ask: "Is the copyright line right, its year too?", where: "src/components/site-footer.tsx" },
    {
      ask: "Has somebody who drives there read the city pages? Roads and landmarks change.",
      where: "src/content/cities/",
    },
    {
      ask: `Does everything under ${host} answer on https? Browsers that have seen the site refuse plain http there.`,
      where: "server/header-rules.ts: Strict-Transport-Security; see docs/deploy.md",
    },
  ];
  if (adMonitoring) {
    questions.push({
      ask: `Ad monitoring is on. Do you have an account at ${new URL(adMonitoring.script).hostname}, and does it list ${host}? Without one it measures nothing.`,
      where: "business.ts: adMonitoring; null switches it off",
    });
  }
  return questions;
}
