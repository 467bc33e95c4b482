import { boxesOf, boxOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { layoutFaults } from "../support/layout-faults.ts";

/* The owner's copy (`npm run test:owner`) has a name of 60 characters and a logo. */

test("the name and the logo have room in the header of the smallest phone, and with text at 200%", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  const bar = page.locator("header .bar");
  // Three lines of the shipped name are 82 high. A higher bar would push what is below it under the call bar.
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(82);
  expect(await layoutFaults(page, false)).toEqual([]);

  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    // At 320 px the longest words of the page below break at this size.
    if (width > 320) expect(await layoutFaults(page, true), `${width} px`).toEqual([]);
    const logo = page.locator("header .brand > .sign, header .brand img");
    const [shown, name] = await boxesOf(logo, page.locator("header .brand > :last-child"));
    expect(shown.x + shown.width).toBeLessThanOrEqual(name.x);
  }
});
