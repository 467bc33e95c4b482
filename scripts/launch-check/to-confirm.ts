import type { Business } from "../../src/business/schema.ts";
import { terms } from "../../src/content/terms.ts";
import type { Judged } from "./report.ts";

/** What no program can tell: whether the words are true of this business. */
export function toConfirm({ name, hotline, email }: Business): Judged[] {
  return [
    [`Is "${name}" the name your customers know you by?`, "business.ts: name"],
    [
      `Have you called and texted ${hotline.display}, and written to ${email}?`,
      "business.ts: hotline, email",
    ],
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
