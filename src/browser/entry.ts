import { startIslands } from "../../prerender/browser/start-islands.ts";
import { showCallBar } from "./call-bar.ts";
import { closeAllOnReturn, closeMenuOnChoice } from "./close-what-is-open.ts";
import { supportInvokers } from "./invokers.ts";
import { revealLocationButton } from "./location-button.ts";
import { logMissingPage } from "./missing-page.ts";
import { spareData } from "./spare-data.ts";

/* The one script of every page. It waits for nothing, and nothing waits for it. */
supportInvokers();
startIslands();
revealLocationButton();
showCallBar();
closeMenuOnChoice();
closeAllOnReturn();
logMissingPage();
spareData();
