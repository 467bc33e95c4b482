import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, PAGE_DATA, show } from "../../prerender/fixtures/show.tsx";
import { withPageData } from "../request/controls/page-root.tsx";
import { RequestForm } from "../request/dialog/request-form.island.tsx";
import { hydrate } from "./hydrate.client.tsx";
import { Island } from "./island.tsx";

/* Tests of typed text, translated words and an island that throws: src/request/controls/translated.spec.ts. */

test("React takes the HTML over as it is: the same elements and words, and no complaint", async () => {
  const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const complaint of complaints) complaint.mockImplementation(() => {});
  show(<Island of={RequestForm} />, { ...PAGE_DATA, topic: `"Taps" </script> < & \u{1F69A}` });
  const before = document.body.innerHTML;
  const elements = [...document.querySelectorAll("form *")];
  await act(() => hydrate(find("[data-island]"), (tree) => withPageData(tree)));
  expect(document.body.innerHTML).toBe(before);
  expect(elements.filter((element) => !element.isConnected)).toEqual([]);
  await act(() => find("[value='Only text me']").click());
  expect(decodeURIComponent(find<HTMLAnchorElement>("form a[href^=sms]").href)).toContain("\nNotes: Only text me");
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});

test("what was typed before the code came is in the form's text link at once", async () => {
  show(<Island of={RequestForm} />);
  find<HTMLInputElement>("form .field[name=name]").value = "Ada";
  await act(() => hydrate(find("[data-island]"), (tree) => withPageData(tree)));
  expect(decodeURIComponent(find<HTMLAnchorElement>("form a[href^=sms]").href)).toContain("\nName: Ada");
});

test("after a change of the HTML, text and focus come back to the island's own field, not to others with its id", async () => {
  show(<Island of={RequestForm} />);
  document.body.insertAdjacentHTML("afterbegin", `<input id="request-name" value="theirs">`);
  const field = find<HTMLInputElement>("form .field[name=name]");
  field.value = "Ada";
  field.focus();
  field.setSelectionRange(1, 2);
  field.insertAdjacentHTML("beforebegin", `<input id="request-name" value="a password manager's">`);
  const complaint = vi.spyOn(console, "warn").mockImplementation(() => {});
  find<HTMLInputElement>("[value='No spare']").checked = true;
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await act(() => hydrate(find("[data-island]"), (tree) => withPageData(tree)));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(complaint).toHaveBeenCalledOnce();
  const own = find<HTMLInputElement>("form .field[name=name]");
  expect(own).not.toBe(field);
  expect(own.value).toBe("Ada");
  expect(document.activeElement).toBe(own);
  const checked = [...document.querySelectorAll<HTMLInputElement>("form [type=checkbox]")].filter((box) => box.checked);
  expect(checked.map(({ value }) => value)).toEqual(["No spare"]);
  expect([own.selectionStart, own.selectionEnd]).toEqual([1, 2]);
  expect(find<HTMLInputElement>("body > input").value).toBe("theirs");
});

test("what no file of an island exports is refused", () => {
  const Banner = () => null;
  expect(() => show(<Island of={Banner} />)).toThrow("<Island of={Banner}>: no .island.tsx file exports it");
});
