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

test("a text area that gets the focus, and a field that has it when the phone is turned, are brought into view", async () => {
  const { field, tap, send } = await openForm(<RequestForm />);
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, how) {
    shown.push([this.getAttribute("name"), how]);
  });
  await act(() => field("name").focus());
  expect(shown).toEqual([]);
  dispatchEvent(new Event("resize"));
  expect(shown).toEqual([["name", { block: "nearest" }]]);
  await act(() => field("details").focus());
  expect(shown[1]).toEqual(["details", { block: "nearest" }]);
  await tap(send());
  await act(() => send().focus());
  shown.length = 0;
  dispatchEvent(new Event("resize"));
  expect(shown).toEqual([]);
});

test("a tap that the page ignores does not take the focus from a field, unlike any other", async () => {
  const { field } = await openForm(<RequestForm />);
  const mousedown = (target: Element) =>
    target.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  expect([mousedown(document.documentElement), mousedown(field("name"))]).toEqual([false, true]);
});
