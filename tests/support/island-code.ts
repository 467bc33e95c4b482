/** The code of the forms; the entry is another file. */
export const ISLAND_CODE = /\/assets\/(?!entry-).*\.js$/;

/** The script file of every page. */
export const ENTRY = /\/assets\/entry-.*\.js$/;

/** What the console says when an island could not start. */
export const ISLAND_FAILED = /Island \S+ failed/;

/** What the console says while a form whose code cannot be had hands a request over. */
export const WITHOUT_CODE = new RegExp(
  `Failed to load resource|${ISLAND_FAILED.source}|^Not allowed to launch`,
);
