import { expect, test } from "vitest";
import { edited, FILES, read } from "../../../tests/support/owner-files.ts";
import { pastNotice } from "../../owner/notice.ts";
import { withBothClaims, withUsualClaims } from "./both-claims.ts";

/* From business.yaml to the page. When the shown claim changes: end-notice.client.test.ts. */

const { FACTS, HOME } = FILES;

/** The site whose home page says this, while its notice is not over. */
async function beforeTheEnd(subtitle: string, changes = {}) {
  const { site } = await read({ ...edited(HOME, "Stuck?", subtitle), ...changes }, Date.UTC(2099, 0, 1));
  if (!site) throw new Error("The files have a mistake");
  return site;
}

test("a page has today's arrival and the usual one; scripts, title and attributes have the usual one", async () => {
  const { home, notice } = await beforeTheEnd("Here in <arrival>.");
  const said = home.subtitle;
  expect(said).toHaveLength("Here in 15-30 minutes.".length);
  const page = `<title>${said}</title><p title="${said}">${said}</p><script>"${said}"</script>`;
  const usual = "Here in 15-30 minutes.";
  const both = `<span class="both-claims"><span class="claim-today"><span class="unbroken">2-3</span> hours today.</span><span class="claim-usual"><span class="unbroken">15-30</span> minutes.</span></span>`;
  expect(withBothClaims(page, notice)).toBe(
    `<title>${usual}</title><p title="${usual}">Here in ${both}</p><script>"${usual}"</script>`,
  );
  expect(withUsualClaims(said, notice)).toBe(usual);
});

test("without another arrival, or once the notice is over, texts have the usual one; the build names one that is over", async () => {
  const usual = "Here in 15-30 minutes.";
  const withoutArrival = edited(FACTS, "  arrival: 2-3 hours today\n", "");
  const site = await beforeTheEnd("Here in <arrival>.", withoutArrival);
  expect([site.home.subtitle, site.notice?.text]).toEqual([usual, "Ice."]);
  const { site: later } = await read(edited(HOME, "Stuck?", "Here in <arrival>."), Date.UTC(2100, 0, 2));
  expect([later?.home.subtitle, later?.notice]).toEqual([usual, null]);
  expect([site, later].map((site) => site && pastNotice(site))).toEqual([
    [],
    ["business.yaml: the notice was until Thu, Dec 31, 6 PM, and is left out; remove it"],
  ]);
});
