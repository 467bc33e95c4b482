import { business } from "./owner/site.ts";
import type { PageFacts } from "./request/islands/page-facts.ts";
import type { Route } from "./site/document/route.ts";

/** The page whose requests are counted as results of ads. */
const COUNTED = "/request-help";

/** What the components of a page need to know of it. */
export function factsOf({ path, kind, topic, service }: Route): PageFacts {
  const { hotline, email, name: businessName, adMonitoring } = business;
  const ads = path === COUNTED ? adMonitoring : null;
  return {
    hotline,
    email,
    businessName,
    topic,
    feedback: kind === "home" ? "toasts" : "inline",
    service,
    adMonitoring: ads ? { script: ads.script, conversionValue: ads.conversionValue } : undefined,
  };
}
