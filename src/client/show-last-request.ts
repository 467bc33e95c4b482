import { mayHaveLastRequest } from "../request/may-have-last-request.ts";

/** On every page of the tab, also those without an island: shows the request that waits to be put away, if there is one. */
export function showLastRequest(): void {
  if (!mayHaveLastRequest()) return;
  import("../islands/parts/sent-panel-root.tsx").then(
    (panel) => panel.restoreSentPanel(),
    // Without its code the page is as it was; the next one tries again.
    () => {},
  );
}
