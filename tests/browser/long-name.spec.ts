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
      (brand, [name, isDrawn]) => {
        const make = (tag: string, properties: object) =>
          Object.assign(document.createElement(tag), properties);
        const picture = make("picture", {});
        picture.append(make("img", { src: "/favicon.svg", width: 44, height: 44, alt: "" }));
        const logo = isDrawn ? make("span", { className: "sign" }) : picture;
        brand.setAttribute("class", "brand brand-long beside");
        brand.replaceChildren(logo, make("span", { textContent: name }));
      },
      [NAME, logo === "the drawn logo"] as const,
    );
    const bar = page.locator("header .bar");
    // What is below is not pushed under the call bar: with a short name the bar has 72.
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(76);
    expect(await layoutFaults(page, false)).toEqual([]);

    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await layoutFaults(page, true), `${width} px`).toEqual([]);
      const image = page.locator("header .brand > .sign, header .brand img");
      const [shown, name] = await boxesOf(image, page.locator("header .brand > :last-child"));
      expect(shown.x + shown.width).toBeLessThanOrEqual(name.x);
    }
  });
}
