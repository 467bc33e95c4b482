import { mayHaveLastRequest } from "../tab-storage.ts";
import { autosave, restoreFields } from "./autosave.ts";
import { showCallBar } from "./call-bar.ts";
import { closeMenuOnChoice, closeOverlays } from "./close-overlays.ts";
import { isSaveData } from "./save-data.ts";
import { showBrandFont } from "./show-brand-font.ts";
import { startIslands } from "./start-islands.ts";

/* The one script file of every page, which goes on where first aid ends. It waits for nothing, and nothing waits for it. */
autosave();
startIslands();
showCallBar();
closeMenuOnChoice();
logMissingPage();
showBrandFont();
if (isSaveData()) dropSpeculationRules();
showLastRequest();

// A page that comes back from the back/forward cache comes back as it is read: nothing open, nothing out of date.
addEventListener("pageshow", ({ persisted }) => {
  restoreFields(persisted);
  if (!persisted) return;
  closeOverlays();
  showLastRequest();
});

/** On the page for unknown addresses: logs the path that led there, as the specification asks. */
function logMissingPage(): void {
  if (document.querySelector("[data-not-found]")) console.error(`404: ${location.pathname}`);
}

/** Under Save-Data no page is prepared before it is asked for; Chromium leaves that to the page. */
function dropSpeculationRules(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/** On every page of the tab, also those without an island: shows the request that waits to be put away, if there is one. */
function showLastRequest(): void {
  if (!mayHaveLastRequest()) return;
  import("../islands/parts/sent-panel-root.tsx").then(
    (panel) => panel.restoreSentPanel(),
    // Without its code the page is as it was; the next one tries again.
    () => {},
  );
}
