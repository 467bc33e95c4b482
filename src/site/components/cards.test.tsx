import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { htmlOf } from "../../../prerender/fixtures/show.tsx";
import { FILES, read, textOf } from "../../../tests/support/owner-files.ts";
import { CityPage } from "../pages/city-page.tsx";
import { SiteContext } from "../site-context.ts";
import { CardGrid } from "./cards.tsx";

const cards = (count: number) => ["a", "b", "c", "d"].slice(0, count).map((name) => <li key={name} />);

test.each([
  ["four in a list", cards(4), "card-grid-four"],
  ["three in a list and one more", [cards(3), <li key="more" />], "card-grid-four"],
  ["four and none more", [cards(4), false], "card-grid-four"],
  ["five", [cards(4), <li key="more" />], "card-grid"],
])("of %s, four cards have the grid that is never three and one", (_, children, grid) => {
  expect(renderToStaticMarkup(<CardGrid>{children}</CardGrid>)).toContain(`class="${grid}"`);
});

test("a city with four of the services has four cards", async () => {
  const services = "services:\n  tires: A\n  lockouts: B\n  jump-starts: C\n  brakes: D\n";
  const file = textOf(FILES.ASHBY).replace(/services:\n(?: .*\n)+/, services);
  const { site } = await read({ [FILES.ASHBY]: file });
  const city = site?.cities.find(({ name }) => name === "Ashby");
  if (!city) throw new Error("The files have a mistake");
  const page = htmlOf(
    <SiteContext value={site}>
      <CityPage city={city} />
    </SiteContext>,
  );
  const [, grid = ""] = /id="services".*?<ul class="(card-grid[^"]*)"/s.exec(page) ?? [];
  expect(grid).toBe("card-grid-four");
});
