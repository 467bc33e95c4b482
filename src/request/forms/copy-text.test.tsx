// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { find } from "../../../build/fixtures/show.tsx";
import { CopyText } from "./copy-text.tsx";
import { openForm } from "./testing/form-page.tsx";

/** How a browser may answer a button that asks it for something. */
const WAYS = ["yes", "no", "never", "thrown", "undefined"] as const;

/** From now on, the browser answers in this way when it is asked to copy or to share. */
function answerWith(way: (typeof WAYS)[number]): void {
  const promise = {
    yes: async () => {},
    no: () => Promise.reject(new DOMException("Denied", "NotAllowedError")),
    never: () => new Promise(() => {}),
    thrown: () => {
      throw new TypeError("Not a function");
    },
    undefined: () => {},
  }[way];
  for (const [name, value] of Object.entries({ clipboard: { writeText: promise }, share: promise }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

test.each(WAYS)("if the browser answers %j, so do Copy and Share, and the second time, too", async (way) => {
  vi.stubGlobal("navigator", {});
  answerWith(way);
  const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" hasShare />);
  for (const [index, done] of ["Copied", "Shared"].entries()) {
    const answer = way === "yes" ? `${done} the request` : "To copy your request by hand";
    for (const again of ["", " again"]) {
      await tap(find(`#form button:nth-of-type(${index + 1})`));
      await wait(2_000);
      expect(find("[role=status]").textContent).toMatch(new RegExp(`^${answer}${again}[.:]$`));
    }
  }
  if (way === "yes") expect(find("#form").textContent).not.toContain("Exit 52");
  else expect(document.activeElement?.textContent).toBe("Exit 52");
});

test("a late answer counts, and a share sheet that was closed needs none", async () => {
  let copied = () => {};
  const writeText = () =>
    new Promise<void>((resolve) => {
      copied = resolve;
    });
  const share = () => Promise.reject(new DOMException("Closed", "AbortError"));
  vi.stubGlobal("navigator", { clipboard: { writeText }, share });
  const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" hasShare />);
  await tap(find("#form button:nth-of-type(1)"));
  await wait(2_000);
  expect(find("[role=status]").textContent).toContain("by hand");
  copied();
  await wait(0);
  expect(find("#form button:nth-of-type(1)").textContent).toBe("Copied");
  await tap(find("#form button:nth-of-type(2)"));
  expect(find("[role=status]").textContent).toBe("");
});
