// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, show } from "../../prerender/fixtures/show.tsx";
import { Counter } from "../../prerender/fixtures/site/src/islands/counter.island.tsx";
import { NameForm } from "../../prerender/fixtures/site/src/islands/name-form.island.tsx";
import { Island } from "./island.tsx";

/* When the islands' code comes. Taps before that: early-tap.client.test.ts. */

const fetchAhead = vi.fn((fetchCode: () => void) => fetchCode());
let idleTasks: (() => void)[];
const becomeIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const isCodeLoaded = async () => {
  await vi.dynamicImportSettled();
  return performance.getEntriesByName("counter.tsx").length > 0;
};

/** Taps the form's button, and expects an answer once the code has come; the other island is left as it is. */
async function expectAnswer(): Promise<void> {
  find<HTMLInputElement>("#form [name=name]").value = "Ada";
  await act(async () => {
    find("#form button").click();
    await vi.dynamicImportSettled();
  });
  expect(find("#form output").textContent).toBe("Sent: Ada");
  expect(find("#counter [data-island]").textContent).toContain("Tally: 0");
}

beforeEach(() => {
  show(
    <>
      <div id="counter">
        <Island of={Counter} />
      </div>
      <div id="form">
        <Island of={NameForm} />
      </div>
    </>,
  );
  document.documentElement.dataset.islands = `${import.meta.dirname}/../islands.client.ts`;
  fetchAhead.mockReset();
  idleTasks = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => vi.useRealTimers());

/**
 * Starts the islands in a browser that, unlike this test, has none of their code yet.
 * @returns what ends loading, and then has the page shown.
 */
async function startPage(connection = {}, isWanted = (_: Element) => false) {
  const listeners: Record<string, () => void> = {};
  // React reads the browser's name.
  vi.stubGlobal("navigator", { userAgent: "", connection });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    const earlier = listeners[type];
    listeners[type] = () => {
      earlier?.();
      listener();
    };
  });
  vi.resetModules();
  performance.clearMarks();
  const { startIslands } = await import("./start-islands.client.ts");
  startIslands(fetchAhead, isWanted);
  return { load: () => listeners.load?.(), show: () => listeners.pageshow?.() };
}

test("fetches code when the page has loaded and the browser is idle, not before", async () => {
  const { load } = await startPage();
  becomeIdle();
  load();
  expect(fetchAhead).not.toHaveBeenCalled();
  expect(await isCodeLoaded()).toBe(false);
  becomeIdle();
  expect(fetchAhead).toHaveBeenCalledTimes(1);
  expect(await isCodeLoaded()).toBe(true);
  expect(find("#form").textContent).not.toContain("Ada");
  await expectAnswer();
});

test("fetches code also where a browser does not say that it is idle, as Safari", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const { load } = await startPage();
  load();
  expect(await isCodeLoaded()).toBe(false);
  vi.runAllTimers();
  expect(await isCodeLoaded()).toBe(true);
});

test("starts an island that has the focus already", async () => {
  find("#form [name=name]").focus();
  const island = find("#form [data-island]");
  // happy-dom 21 does not know ":focus-within".
  const hasFocus = (selector: string) => selector === ":focus-within" && island.contains(document.activeElement);
  vi.spyOn(island, "matches").mockImplementation(hasFocus);
  await startPage();
  expect(await isCodeLoaded()).toBe(true);
});

test("starts an island at a sign of intent anywhere in its dialog, as when that opens and focuses its heading", async () => {
  show(
    <dialog>
      <h2 tabIndex={-1}>Request help</h2>
      <Island of={NameForm} />
    </dialog>,
  );
  await startPage();
  await act(async () => {
    find("h2").focus();
    await vi.dynamicImportSettled();
  });
  expect(find("dialog > div").dataset.island).toBeUndefined();
});

test("starts an island that is wanted as soon as the page is shown, and no other", async () => {
  const page = await startPage({}, (island) => find("#form").contains(island));
  expect(await isCodeLoaded()).toBe(false);
  await act(async () => {
    page.show();
    await vi.dynamicImportSettled();
  });
  expect(find("#form > div").dataset.island).toBeUndefined();
  expect(find("#counter > div").dataset.island).toBeTruthy();
});

test("code that cannot be loaded leaves the page as it is, and the next tap asks for it again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { islands } = document.documentElement.dataset;
  document.documentElement.dataset.islands = "/no-such-file.js";
  await startPage();
  find("#counter button").click();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(find("#counter [data-late]")).toBeTruthy();
  document.documentElement.dataset.islands = islands;
  await act(async () => {
    find("#counter button").click();
    await vi.dynamicImportSettled();
  });
  expect(find("#counter output").textContent).toBe("Tally: 1");
});

test("fetches no code before it is needed if the driver saves data", async () => {
  const { load } = await startPage({ saveData: true });
  load();
  becomeIdle();
  expect(fetchAhead).not.toHaveBeenCalled();
  expect(await isCodeLoaded()).toBe(false);
  await expectAnswer();
});

test("fetches no islands' code for a page without islands, which still prepares for no signal", async () => {
  show(<p>Terms</p>);
  const { load } = await startPage();
  load();
  becomeIdle();
  expect(fetchAhead).toHaveBeenCalledOnce();
  expect(await isCodeLoaded()).toBe(false);
});
