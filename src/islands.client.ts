import { hydrate as hydrateIsland } from "./islands/hydrate.client.tsx";
import { nameAd } from "./request/ad-monitoring/ad-visit.client.ts";
import { withPageFacts } from "./request/controls/page-root.tsx";
import { quietly } from "./shared/quietly.ts";

/* The second script file, which a page loads when it needs it: the code of all islands and of the sent panel. */

export { restoreSentPanel } from "./request/sent-panel/show-sent-panel.tsx";

const topicEnd = quietly(nameAd);

/** Lets React take over an island's HTML. */
export const hydrate = (element: HTMLElement) => hydrateIsland(element, (tree) => withPageFacts(tree, topicEnd));
