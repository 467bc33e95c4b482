import type { TabKey } from "../device/tab-storage.ts";

/**
 * Where the tab stores the last request; earlier versions of the site, whose requests had other lines, used other keys. In a file of its own, because
 * the entry script, which asks whether there is one, has no room for what checks it.
 */
export const LAST_REQUEST_KEY: TabKey = "sent.lines";
