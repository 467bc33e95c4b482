import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CityTitle } from "./city-title.tsx";

test.each([
  ["Ashby", "Roadside Assistance in ", "Ashby, ID"],
  ["Ashby", "Ashby Roadside in ", "Ashby, ID"],
  ["Ashby", "", "Ashby Roadside Assistance"],
  ["Hurst", "Help in ", "Hurst, near Hurst-on-Trinity"],
  ["Hurst", "", "Hurstbourne Towing"],
  ["Plano", "", "Roadside Assistance near you"],
])("the headline of %s has every word: %j in small letters, %j in large ones", (name, small, large) => {
  const title = <CityTitle name={name} county="Tarrant County" headline={small + large} />;
  const lead = small && `<span class="lead">${small}</span>`;
  expect(renderToStaticMarkup(title)).toBe(
    `<span class="exit-sign" data-tab="Tarrant County"><span class="sign">${lead}<span>${large}</span></span></span>`,
  );
});
