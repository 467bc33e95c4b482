import { startIslands } from "../../prerender/browser/start-islands.ts";
import { closeMenuOnChoice } from "./menu.ts";
import { logMissingPage } from "./missing-page.ts";

/* The one script of every page. It waits for nothing, and nothing waits for it. */
logMissingPage();
closeMenuOnChoice();
startIslands();
