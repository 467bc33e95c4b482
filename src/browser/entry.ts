import { startIslands } from "../../prerender/browser/start-islands.ts";
import { showCallBar } from "./call-bar.ts";
import { closeAllOnReturn, closeMenuOnChoice } from "./close-what-is-open.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { logMissingPage } from "./missing-page.ts";
import { spareData } from "./spare-data.ts";

/* The one script file of every page, which goes on where first aid ends. It waits for nothing, and nothing waits for it. */
keepDrafts();
startIslands();
showCallBar();
closeMenuOnChoice();
closeAllOnReturn();
logMissingPage();
spareData();
