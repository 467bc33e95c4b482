import { hydrate as hydrateIsland } from "./islands/hydrate.client.tsx";
import { inPage } from "./request/controls/page-root.tsx";

/* The second script file, which a page loads when it needs it: the code of all islands and of the panel after sending. */

export { restoreSentPanel } from "./request/sent-panel/show-sent-panel.tsx";

/** Lets React take over an island's HTML. */
export const hydrate = (element: HTMLElement) => hydrateIsland(element, inPage);
