import { mayHaveLastRequest } from "../tab-storage.ts";
import { autosave, restoreFields } from "./autosave.ts";
import { showCallBar } from "./call-bar.ts";
import { closeMenuOnChoice, closeOverlays } from "./close-overlays.ts";
import { nameRoads } from "./road-links.ts";
import { isSaveData } from "./save-data.ts";
import { showBrandFont } from "./show-brand-font.ts";
import { startIslands } from "./start-islands.ts";

/*
 * The one script file of every page, which takes over from first aid. It waits for nothing, and nothing waits
 * for it.
 */
autosave();
startIslands();
showCallBar();
closeMenuOnChoice();
nameRoads();
logMissingPage();
showBrandFont();
if (isSaveData()) dropSpeculationRules();
showLastRequest();

// A page restored from the back/forward cache has no open dialog or menu, and nothing out of date.
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

/** Under Save-Data no page is prefetched. Chromium leaves that decision to the page. */
function dropSpeculationRules(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/**
 * Shows the stored request, if there is one that was not put away, on every page, also on those without an
 * island.
 */
function showLastRequest(): void {
  if (!mayHaveLastRequest()) return;
  import("../islands/parts/sent-panel-root.tsx").then(
    (panel) => panel.restoreSentPanel(),
    // If its code does not load, nothing changes; the next page tries again.
    () => {},
  );
}
