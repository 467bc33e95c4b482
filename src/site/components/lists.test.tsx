import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chips } from "./lists.tsx";

test.each([
  [3, 0],
  [4, 1],
])("a list with room for 3 of %d places leaves %d to /service-areas", (count, left) => {
  const places = Array.from({ length: count }, (_, index) => ({ name: `City ${index}`, path: `/city-${index}` }));
  const html = renderToStaticMarkup(<Chips names={places} most={3} />);
  expect(html.match(/href="\/city-/g)).toHaveLength(3);
  expect(html.match(/and \d+ more/g) ?? []).toEqual(left === 0 ? [] : [`and ${left} more`]);
});
