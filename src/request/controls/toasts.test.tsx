import { act } from "react";
import { expect, test } from "vitest";
import { find } from "../../../prerender/fixtures/show.tsx";
import { openForm } from "./testing/form-page.tsx";
import { useToasts } from "./toasts.tsx";

/* In the page, with its dialog: src/request/dialog/request-sending.spec.ts. */

/** A form that can show toasts. */
async function openToasts() {
  let form: ReturnType<typeof useToasts> | undefined;
  const Form = () => {
    form = useToasts();
    return form.toasts;
  };
  const { wait, toast } = await openForm(<Form />);
  const dismiss = () => find("#toasts [aria-label=Dismiss]");
  return {
    wait,
    toast,
    show: (title: string) => act(() => form?.showToast("success", { title })),
    dismiss: () => act(() => dismiss().click()),
    point: (type: string) => act(() => dismiss().dispatchEvent(new Event(type, { bubbles: true }))),
  };
}

test("a toast goes ten seconds after it came or the pointer left it; a new one replaces it", async () => {
  const { show, wait, point, toast, dismiss } = await openToasts();
  // Both live regions are there before the first toast.
  const regions = document.querySelectorAll("#toasts [role]");
  // Not atomic: the removal of an earlier toast must not be announced.
  const kinds = Array.from(regions, (region) => [region.role, region.getAttribute("aria-atomic")]);
  expect(kinds).toEqual(["alert", "status"].map((role) => [role, "false"]));
  await show("Found");
  await wait(9000);
  await show("Sent");
  await point("pointerover");
  await wait(60_000);
  await point("pointerout");
  await wait(9_999);
  expect(toast()).toBe("Sent");
  await wait(1);
  expect(toast()).toBe("");

  // No event says that the pointer is gone when the toast is removed from under it.
  await show("Found");
  await point("pointerover");
  await dismiss();
  expect(toast()).toBe("");
  await show("Sent");
  await wait(10_000);
  expect(toast()).toBe("");
});

test("Dismiss takes no focus when it is tapped, and by keyboard gives it back to what had it", async () => {
  const { show, toast } = await openToasts();
  const opener = find("main > button");
  await show("Sent");
  await act(() => opener.focus());
  const dismiss = find("#toasts [aria-label=Dismiss]");
  expect(dismiss.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))).toBe(false);
  await act(() => dismiss.focus());
  await act(() => dismiss.click());
  expect([toast(), document.activeElement]).toEqual(["", opener]);
});

test("the same toast again is a new element, which is announced; it waits while it has the focus", async () => {
  const { show, wait, toast } = await openToasts();
  const words = () => find("#toasts [role=status] > div");
  await show("Sent");
  const first = words();
  await wait(1);
  await show("Sent");
  expect(words()).not.toBe(first);
  expect(words().innerHTML).toBe("<p>Sent</p>");
  const button = find("#toasts [aria-label=Dismiss]");
  await act(() => button.focus());
  await wait(60_000);
  expect(toast()).toBe("Sent");
  await act(() => button.blur());
  await wait(10_000);
  expect(toast()).toBe("");
});

test("on a page without a place for it, a toast is at the top, in the dialog only while that is open", async () => {
  const { show, toast } = await openToasts();
  find("dialog").append(find("#toasts"));
  await show("Found");
  await act(async () => find<HTMLDialogElement>("dialog").close());
  expect(document.querySelector(".toasts-top")).toBeNull();
  for (const title of ["Found", "Sent"]) await show(title);
  expect(document.querySelectorAll(".toasts-top")).toHaveLength(1);
  expect(find("main").firstElementChild?.textContent).toBe("Sent");
  await act(async () => find<HTMLDialogElement>("dialog").show());
  expect(find("dialog").textContent).toContain("Sent");
  await show("Found");
  await act(async () => find<HTMLDialogElement>("dialog").close());
  expect(toast()).toBe("");
});
