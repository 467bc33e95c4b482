// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { find } from "../../../build/fixtures/show.tsx";
import { CopyText } from "./copy-text.tsx";
import { openForm } from "./testing/form-page.tsx";

/** How a browser may answer a button that asks it for something. */
const ANSWERS = {
  yes: async () => {},
  no: () => Promise.reject(new DOMException("Denied", "NotAllowedError")),
  never: () => new Promise(() => {}),
  thrown: () => {
    throw new TypeError("Not a function");
  },
  undefined: () => {},
};

test.each(Object.entries(ANSWERS))(
  "if the browser answers %j, so does Copy, and the second time, too",
  async (way, writeText) => {
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" />);
    const said = way === "yes" ? "Copied the request." : "To copy your request by hand:";
    for (const _ of [1, 2]) {
      await tap(find("#form button"));
      await wait(2_000);
      expect(find("[role=status]").textContent).toBe(said);
      if (way === "yes") expect(find("#form").textContent).not.toContain("Exit 52");
      else expect(document.activeElement?.textContent).toBe("Exit 52");
    }
  },
);

test("a late answer counts", async () => {
  let copied = () => {};
  const writeText = () =>
    new Promise<void>((resolve) => {
      copied = resolve;
    });
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" />);
  await tap(find("#form button"));
  await wait(2_000);
  expect(find("[role=status]").textContent).toContain("by hand");
  copied();
  await wait(0);
  expect(find("#form button").textContent).toBe("Copied");
});
