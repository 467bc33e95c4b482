import { laidOut } from "../support/boxes.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { HOME } from "../support/request.ts";

test("the location button comes 3.2 seconds after load, or once a tenth of the services is in view", async ({
  page,
}) => {
  // A screen too short for the services to be in view.
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  const button = page.getByRole("button", { name: HOME.opener });
  await page.goto("/");
  await page.clock.runFor(3100);
  await expect(button).toBeHidden();
  await page.clock.runFor(200);
  await expect(button).toBeVisible();

  await page.goto("/");
  const services = page.locator("#services");
  for (const part of [0.09, 0.11]) {
    await services.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
    }, part);
    await laidOut(page);
    await expect(services).toBeInViewport({ ratio: part - 0.01 });
    await expect(button).toBeVisible({ visible: part > 0.1 });
  }
});

test("it comes before the page's own links in the order of focus, and covers none that has the focus", async ({
  page,
}) => {
  await page.goto("/#services");
  const button = page.getByRole("button", { name: HOME.opener });
  await expect(button).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  const links = page.locator("main section a, footer a");
  const covered = await links.evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((link) => {
        link.focus();
        const { left, top, width, height } = link.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(onTop && (link.contains(onTop) || onTop.contains(link)));
      })
      .map((link) => link.innerText),
  );
  expect(covered).toEqual([]);
});
