import { expect, test, vi } from "vitest";
import { find } from "../../../prerender/fixtures/show.tsx";
import { ageText } from "../rules/position.ts";
import { CopyText } from "./copy-text.tsx";
import { openForm, watchIgnoredTaps } from "./testing/form-page.tsx";
import { useNow } from "./use-now.ts";

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

/** A browser that answers once the test says so. */
function answerLater() {
  const answer = { yes: () => {}, no: (_: DOMException) => {} };
  const ask = () => new Promise<void>((yes, no) => Object.assign(answer, { yes, no }));
  return { ask, answer };
}

/** What is selected in the text area that has the focus. */
function selected(): string | undefined {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return value?.slice(selectionStart, selectionEnd);
}

test.each(Object.entries(ANSWERS))(
  "Copy and Share say what came of each tap, also of a second one, if the browser answers %j",
  async (way, answer) => {
    const ask = vi.fn<(_: unknown) => unknown>(answer);
    vi.stubGlobal("navigator", { clipboard: { writeText: ask }, share: ask });
    const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" />);
    const ignoring = watchIgnoredTaps();
    for (const [index, [label, done, asked]] of [
      ["Copy the request", "Copied", "Exit 52"] as const,
      ["Share", "Shared", { text: "Exit 52" }] as const,
    ].entries()) {
      const button = find(`#form button:nth-of-type(${index + 1})`);
      expect(button.textContent).toBe(label);
      for (const again of ["", " again", "", " again"]) {
        await tap(button);
        expect(ask).toHaveBeenLastCalledWith(asked);
        await wait(2_000);
        const said = way === "yes" ? `${done} the request${again}.` : `To copy your request by hand${again}:`;
        expect(find("[role=status]").textContent).toBe(said);
        expect(find("[role=status]").className).toBe(way === "yes" ? "visually-hidden" : "");
        expect(button.textContent === `${done}${again}`).toBe(way === "yes");
        // The room that keeps what is beside it in place.
        expect(button.querySelector<HTMLElement>(".steady")?.dataset.longest?.length).toBeGreaterThanOrEqual(
          `${done}${again}`.length,
        );
        if (way === "yes") expect(find("#form").textContent).not.toContain("Exit 52");
        else expect(selected()).toBe("Exit 52");
      }
    }
    expect(ignoring.length === 0).toBe(way === "yes");
  },
);

test("text to copy by hand stays selected, or what is selected of it, when its age changes", async () => {
  vi.stubGlobal("navigator", {});
  const Aging = () => <CopyText what="request" text={`Exit 52, ${ageText(0, useNow(0))}. Flat`} />;
  const { tap, wait } = await openForm(<Aging />);
  const ignoring = watchIgnoredTaps();
  await tap(find("#form button"));
  expect(ignoring).toEqual([[document.body, 500]]);
  await wait(60_000);
  expect(selected()).toBe("Exit 52, 1 min ago. Flat");
  (document.activeElement as HTMLTextAreaElement).setSelectionRange(0, 7);
  await wait(60_000);
  expect(selected()).toBe("Exit 52");
  expect(document.activeElement).toHaveProperty("value", "Exit 52, 2 min ago. Flat");
});

test("a late answer counts; closing the share sheet says nothing; without sharing there is no Share button", async () => {
  const { ask, answer } = answerLater();
  vi.stubGlobal("navigator", { clipboard: { writeText: ask } });
  const { tap, wait } = await openForm(<CopyText what="request" text="Exit 52" />);
  await tap(find("#form button"));
  // Meanwhile the driver types on.
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await wait(2_000);
  expect(find("[role=status]").textContent).toContain("by hand");
  expect(document.activeElement).toBe(field);
  const ignoring = watchIgnoredTaps();
  answer.yes();
  await wait(0);
  expect(find("#form button").textContent).toBe("Copied");
  // What was below the text has come up.
  expect(ignoring).toHaveLength(1);
  expect(document.querySelectorAll("#form button")).toHaveLength(1);

  vi.stubGlobal("navigator", { share: ask });
  const other = await openForm(<CopyText what="request" text="Exit 52" />);
  await other.tap(find("#form button:nth-of-type(2)"));
  await other.wait(2_000);
  expect(find("[role=status]").textContent).toContain("by hand");
  answer.no(new DOMException("Closed", "AbortError"));
  await other.wait(0);
  expect(find("[role=status]").textContent).toBe("");
});

test("a refusal that comes after the text was shown says nothing new, and takes no focus", async () => {
  const { ask, answer } = answerLater();
  vi.stubGlobal("navigator", { clipboard: { writeText: ask }, share: ask });
  const { tap, wait } = await openForm(<CopyText what="message" text="Exit 52" />);
  const [button = find("form"), ...others] = document.querySelectorAll<HTMLElement>("#form button");
  // It is an email: nobody would share it.
  expect(others).toEqual([]);
  await tap(button);
  await wait(2_000);
  button.focus();
  answer.no(new DOMException("Denied", "NotAllowedError"));
  await wait(0);
  expect(find("[role=status]").textContent).toBe("To copy your message by hand:");
  expect(find("textarea").getAttribute("aria-label")).toBe("Your message");
  expect(document.activeElement).toBe(button);
});
