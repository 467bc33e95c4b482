import { act } from "react";
import { expect, test } from "vitest";
import { FACTS, find, show } from "../../../prerender/fixtures/show.tsx";
import { hydrate } from "../../islands/hydrate.client.tsx";
import { Island } from "../../islands/island.tsx";
import { withPageFacts } from "../controls/page-root.tsx";
import { openForm, TYPED, watchIgnoredTaps } from "../controls/testing/form-page.tsx";
import { restoreFields } from "../device/autosave.client.ts";
import { RequestForm } from "./request-form.island.tsx";

/* The service and the notes for it. */

test("a note that was tapped, not typed, leaves with its service, comes back with it, and not after Send", async () => {
  const { fill, field, tap, sendAll } = await openForm(<RequestForm />);
  const details = () => field("details").value;
  const choose = (service: string) => fill({ service });
  await fill({ ...TYPED, details: "No lock key" });
  for (const note of ["no-spare", "northbound", "only-text-me"]) await tap(find(`#request-note-${note}`));
  expect(document.querySelectorAll("[aria-pressed=true].button-sign")).toHaveLength(4);
  await choose("Jump Start");
  expect(details()).toBe("No lock key; Northbound; Only text me; ");
  await choose("Tire Change");
  expect(details()).toBe("No lock key; Northbound; Only text me; No spare; ");
  await fill({ details: "No lock key" });
  await choose("Other");
  await choose("Tire Change");
  expect(details()).toBe("No lock key");

  await tap(find("#request-note-no-spare"));
  await sendAll({ service: "Other" });
  await choose("Tire Change");
  expect(details()).toBe("");
});

test.each([
  ["the driver has chosen none", "", "Tire Change"],
  ["the driver has chosen another", "Mobile Mechanic", "Mobile Mechanic"],
  ["what the driver has chosen is not offered", "Towing", "Tire Change"],
])("a page about tires, where %s, has the service and the notes for it", async (_, stored, chosen) => {
  const typed = { service: stored, notes: "Cannot move\nNorthbound", details: "Cannot move; Northbound; " };
  for (const [name, text] of Object.entries(typed)) sessionStorage.setItem(`request.${name}`, text);
  show(<Island of={RequestForm} />, { ...FACTS, request: { ...FACTS.request, service: "Tire Change" } });
  // happy-dom does not see that the page has it selected.
  find<HTMLSelectElement>("select").value = "Tire Change";
  restoreFields(false);
  await act(() => hydrate(find("[data-island]"), withPageFacts));
  const values = ["service", "details"].map((name) => find<HTMLInputElement>(`.field[name=${name}]`).value);
  expect(values).toEqual([chosen, "Northbound; "]);
  expect(find(".chips").textContent).toContain(chosen === "Tire Change" ? "No spare" : "Warning light");
});

test("notes for another service, which come with the code or a choice, first ignore taps, and so does what a refused Send shows", async () => {
  const ignoring = watchIgnoredTaps();
  const { fill, tap, send } = await openForm(<RequestForm />);
  expect(ignoring).toEqual([]);
  await fill({ service: "Jump Start" });
  expect(ignoring).toEqual(["fieldset", "fieldset + div"].map((selector) => [find(selector), 500]));
  await tap(send());
  expect(ignoring.at(-1)).toEqual([find("dialog"), 500]);
});
