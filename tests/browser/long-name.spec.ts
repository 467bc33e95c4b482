import { boxesOf, boxOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { layoutFaults } from "../support/layout-faults.ts";

/** As long as a name may be: 60 characters. */
const NAME = "García & Sons 'Round-the-Metroplex Road Help, Tows and Keys";

for (const logo of ["the drawn logo", "a logo of its own"]) {
  test(`the longest name, with ${logo}, has room in the header of the smallest phone, and with text at 200%`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/");
    // As the header is made for such a name, whatever the business is called.
    await page.locator("header .brand").evaluate(
      (brand, [name, hasOwn]) => {
        const drawn = brand.querySelector(".sign")?.outerHTML ?? '<span class="sign"></span>';
        const own = '<picture><img src="/favicon.svg" width="44" height="44" alt=""></picture>';
        brand.setAttribute("class", "brand brand-long beside");
        brand.innerHTML = hasOwn ? own : drawn;
        brand.append(Object.assign(document.createElement("span"), { textContent: name }));
      },
      [NAME, logo !== "the drawn logo"] as const,
    );
    const bar = page.locator("header .bar");
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(76);
    const [call, below] = await boxesOf(page.locator(".hero .button-call"), page.locator("#call-bar"));
    expect(call.y + call.height).toBeLessThanOrEqual(below.y);
    expect(await layoutFaults(page, false)).toEqual([]);

    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await layoutFaults(page, true), `${width} px`).toEqual([]);
      const [image, name] = await boxesOf(
        page
          .locator("header .brand > :first-child")
          .locator("svg, img")
          .or(page.locator("header .brand > .sign"))
          .first(),
        page.locator("header .brand > span").last(),
      );
      expect(image.x + image.width).toBeLessThanOrEqual(name.x);
    }
  });
}
