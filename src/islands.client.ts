import { hydrate as hydrateIsland } from "./islands/hydrate.client.tsx";
import { visitTopic } from "./request/ad-monitoring/name-ad.client.ts";
import { withPageData } from "./request/controls/page-root.tsx";
import lateStyles from "./request/late-styles.css?inline";
import * as sentPanel from "./request/sent-panel/show-sent-panel.tsx";

/* The second script file, which a page loads when it needs it: the code of all islands and of the sent panel. */

const style = Object.assign(document.createElement("style"), { textContent: lateStyles });

/** Lets React take over an island's HTML. */
export function hydrate(element: HTMLElement): void {
  addLateStyles();
  hydrateIsland(element, (tree) => withPageData(tree, visitTopic));
}

/** Shows the tab's last request in the panel, or removes the panel (show-sent-panel.tsx). */
export function updateSentPanel(): void {
  addLateStyles();
  sentPanel.updateSentPanel();
}

/** After the page's own styles, which are in its body. The policy of every page allows these by their hash. */
function addLateStyles(): void {
  if (!style.isConnected) document.body.append(style);
}
