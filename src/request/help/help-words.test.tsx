import { expect, test } from "vitest";
import { FACTS, htmlOf } from "../../../prerender/fixtures/show.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";

test.each([
  ["the dialog", <RequestForm key="" />, ["Tire Change", "Fuel Delivery", "Other"]],
  ["/request-help", <RequestHelpForm key="" />, ["Tire Services", "Fuel Delivery", "Other"]],
])("%s offers what is done, and no other service of the specification", (_, form, expected) => {
  const html = htmlOf(form, {
    ...FACTS,
    request: { ...FACTS.request, services: ["Tire Change", "Fuel Delivery", "Other"] },
  });
  const options = html.matchAll(/<option value="[^"]+"[^>]*>(?:<[^>]*>)*([^<]+)/g);
  expect(Array.from(options, ([, name]) => name)).toEqual(expected);
});
