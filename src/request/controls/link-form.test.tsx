import { act } from "react";
import { expect, test, vi } from "vitest";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { openForm, watchIgnoredTaps } from "./testing/form-page.tsx";

/* What a form does for the driver's finger. In a browser: tests/journeys/second-taps.spec.ts. */

test("a form that the browser refuses shows and focuses its first wrong field, with its label, and no other", async () => {
  const { field } = await openForm(<RequestHelpForm />);
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, how) {
    shown.push(this.querySelector("input")?.name, how);
  });
  await act(async () => {
    for (const name of ["name", "phone"])
      field(name).dispatchEvent(new Event("invalid", { bubbles: false, cancelable: true }));
  });
  // Under pinch zoom, a field wider than the screen is shown from its start.
  expect(shown).toEqual(["name", { block: "center", inline: "start", behavior: "instant" }]);
  expect(document.activeElement).toBe(field("name"));
});

test("after a choice, links, buttons and notes ignore taps for half a second, and fields take them", async () => {
  const { field, fill } = await openForm(<RequestForm />);
  const ignoring = watchIgnoredTaps();
  await act(() => {
    field("service").value = "Other";
    field("service").dispatchEvent(new Event("change", { bubbles: true }));
  });
  const elements = ignoring.map(([element]) => element);
  for (const control of document.querySelectorAll("dialog :is(a, button), .checks"))
    expect(elements).toContain(control);
  expect(new Set(ignoring.map(([, milliseconds]) => milliseconds))).toEqual(new Set([500]));
  expect(elements.filter((element) => element.querySelector(".field") || element.matches(".field"))).toEqual([]);
  ignoring.length = 0;
  await fill({ name: "Tom" });
  expect(ignoring).toEqual([]);
});
