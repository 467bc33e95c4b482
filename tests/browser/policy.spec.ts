import { test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";
import { expectRefusals, REFUSALS } from "../support/policy.ts";

/* What somebody who has got words into a page cannot do there, by the policy that the page itself carries. */

test.use({ expectedErrors: REFUSALS });

test("every kind of page refuses a script, a style, a frame, a picture and a connection of somebody else's", async ({
  page,
}) => {
  for (const address of KINDS) {
    await page.goto(address);
    await expectRefusals(page);
  }
});
