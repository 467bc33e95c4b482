/**
 * Asks the browser to prepare the page behind a link that is about to be followed: pointed at for a moment,
 * or pressed. Browsers leave it on low battery, the browser entry under Save-Data; those that do not know it
 * ignore it.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: "/:page([^.]*)" }, eagerness: "moderate" }],
});
