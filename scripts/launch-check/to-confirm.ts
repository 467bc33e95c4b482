import type { SiteFiles } from "../../hosting/built-site.ts";
import { isRoundTheClock } from "../../src/business/hours.ts";
import type { Business } from "../../src/business/schema.ts";
import { terms } from "../../src/content/terms.ts";
import { pageWords } from "./claimed.ts";
import type { Judged } from "./report.ts";

/** Toll-free area codes (https://www.fcc.gov/consumers/guides/what-toll-free-number-and-how-does-it-work). */
const TOLL_FREE = /^\+18(00|33|44|55|66|77|88)/;

/** Words that promise help at any time. */
const ROUND_THE_CLOCK = /24\/7|24 hours|day (and|or) night|(at )?any hour|around the clock/gi;

/** Questions that no program can answer: whether the texts are true for this business. */
export function toConfirm(business: Business, files: SiteFiles): Judged[] {
  const { name, hotline, email } = business;
  return [
    [`Is "${name}" the name your customers know you by?`, "business.ts: name"],
    [
      `Have you called and texted ${hotline.display}, and written to ${email}?`,
      "business.ts: hotline, email",
    ],
    ...aboutTollFree(business),
    ...aboutHours(business, files),
    ["Did your own customers write every review?", "src/content/reviews.ts"],
    ["Do you stand by every article and its date?", "src/content/articles.ts"],
    [
      `Has your lawyer read the terms ("${terms.updated}")? They say that you only dispatch independent contractors.`,
      "src/content/terms.ts",
    ],
    ["Is the copyright line right, its year too?", "business.ts: copyrightYear"],
    ["Has somebody who drives there read the city pages? Roads change.", "src/content/cities/"],
  ];
}

function aboutTollFree({ hotline }: Business): Judged[] {
  if (!TOLL_FREE.test(hotline.e164)) return [];
  const question = `Does ${hotline.display} take texts? Most toll-free numbers do so only once the phone company has switched it on, and half of this site is texting.`;
  return [[question, "business.ts: hotline"]];
}

function aboutHours({ hours }: Business, files: SiteFiles): Judged[] {
  if (isRoundTheClock(hours)) return [];
  return pageWords(files).flatMap(({ address, words }): Judged[] => {
    const said = new Set(words.match(ROUND_THE_CLOCK)?.map((phrase) => `"${phrase.toLowerCase()}"`));
    if (said.size === 0) return [];
    return [[`The hotline is answered ${hours.display}. Is ${[...said].join(", ")} true?`, address]];
  });
}
