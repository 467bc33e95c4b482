import { startIslands } from "../../prerender/browser/start-islands.ts";
import { showCallBar } from "./call-bar.ts";
import { closeMenuOnChoice, closeWhatIsOpen } from "./close-what-is-open.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { logMissingPage } from "./missing-page.ts";
import { showLastRequest } from "./show-last-request.ts";
import { spareData } from "./spare-data.ts";

/* The one script file of every page, which goes on where first aid ends. It waits for nothing, and nothing waits for it. */
keepDrafts();
startIslands();
showCallBar();
closeMenuOnChoice();
logMissingPage();
spareData();
showLastRequest();

// A page that comes back from the back/forward cache comes back as it is read: nothing open, nothing out of date.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  closeWhatIsOpen();
  showLastRequest();
});
