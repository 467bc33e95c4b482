// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { FACTS, find, show } from "../../prerender/fixtures/show.tsx";
import { Counter } from "../../prerender/fixtures/site/src/islands/counter.island.tsx";
import { NameForm } from "../../prerender/fixtures/site/src/islands/name-form.island.tsx";
import { inPage } from "../request/controls/page-root.tsx";
import { hydrate } from "./hydrate.client.tsx";
import { Island } from "./island.tsx";

/* Tests of typed text, translated words and an island that throws: tests/browser. */

test("React takes the HTML over as it is: the same elements, ids and words, and no complaint", async () => {
  const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const complaint of complaints) complaint.mockImplementation(() => {});
  const aCounter = <Island of={Counter} />;
  show(
    <>
      <div id="first">{aCounter}</div>
      <div id="second">{aCounter}</div>
    </>,
    { ...FACTS, topic: `"Taps" </script> < & \u{1F69A}` },
  );
  // The ids of the two elements around the islands, and two ids in each island.
  const ids = Array.from(document.querySelectorAll("[id]:not(script)"), ({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  const before = document.body.innerHTML;
  const buttons = [...document.querySelectorAll("button")];
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  for (const element of islands) hydrate(element, inPage);
  expect(document.body.innerHTML).toBe(before);
  expect(buttons.filter((button) => !button.isConnected)).toEqual([]);
  await act(() => find("#first button").click());
  expect(find("#first output").textContent).toBe("Tally: 1");
  expect(find("#second output").textContent).toBe("Tally: 0");
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});

test("after a change of the HTML, text and focus come back to the island's own field, not to others with its id", () => {
  show(<Island of={NameForm} />);
  const island = find("[data-island]");
  document.body.insertAdjacentHTML("afterbegin", `<input id="the-name" value="theirs">`);
  const field = find<HTMLInputElement>("form input");
  field.value = "Ada";
  field.focus();
  field.setSelectionRange(1, 2);
  field.insertAdjacentHTML("beforebegin", `<input id="the-name" value="a password manager's">`);
  const complaint = vi.spyOn(console, "warn").mockImplementation(() => {});
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  hydrate(island, inPage);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(complaint).toHaveBeenCalledOnce();
  const own = find<HTMLInputElement>("form input");
  expect(own).not.toBe(field);
  expect(own.value).toBe("Ada");
  expect(document.activeElement).toBe(own);
  expect([own.selectionStart, own.selectionEnd]).toEqual([1, 2]);
  expect(find<HTMLInputElement>("body > input").value).toBe("theirs");
});

test("what no file of an island exports is refused, with a hint where it belongs", () => {
  const Banner = () => null;
  expect(() => show(<Island of={Banner} />)).toThrow("<Island of={Banner}>: no .island.tsx file exports it");
  const element = Object.assign(document.createElement("div"), { id: "gone" });
  element.dataset.island = "request/gone";
  expect(() => hydrate(element, inPage)).toThrow("There is no request/gone.island.tsx");
});
