// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openWithoutInvokers } from "./open-without-invokers.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <button id="opener" commandfor="request" command="show-modal"><b>Request Help</b></button>
    <button id="other">Menu</button>
    <dialog id="request">
      <input name="name">
      <button id="closer" commandfor="request" command="close">Close</button>
    </dialog>`;
  addEventListener("click", openWithoutInvokers);
});

afterEach(() => {
  removeEventListener("click", openWithoutInvokers);
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
});

const dialog = () => document.querySelector("dialog");

function tap(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

describe("in a browser without invoker commands", () => {
  test("the opener opens the dialog, wherever in it the tap lands", () => {
    tap("#opener b");
    expect(dialog()?.open).toBe(true);
  });

  test("the closer closes it, and the opener opens it again", () => {
    tap("#opener");
    tap("#closer");
    expect(dialog()?.open).toBe(false);
    tap("#opener");
    expect(dialog()?.open).toBe(true);
  });

  test("other taps do neither", () => {
    tap("#other");
    expect(dialog()?.open).toBe(false);
    tap("#opener");
    tap("input");
    tap("#other");
    expect(dialog()?.open).toBe(true);
  });

  test("on a page without a dialog nothing happens", () => {
    dialog()?.remove();
    expect(() => tap("#opener")).not.toThrow();
  });
});

test("a browser that has them is left to do it by itself", () => {
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", {
    configurable: true,
    value: null,
  });
  tap("#opener");
  expect(dialog()?.open).toBe(false);
  dialog()?.showModal();
  tap("#closer");
  expect(dialog()?.open).toBe(true);
});
