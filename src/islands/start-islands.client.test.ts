import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../prerender/fixtures/show.tsx";
import { startIslands } from "./start-islands.client.ts";

/* When the islands' code comes. Taps before that: early-tap.client.test.ts. What it does: hydrate.client.test.tsx. */

const fetchAhead = vi.fn<(fetchCode: () => void) => void>();
const hydrate = vi.fn();

/** What the file with the code does when a browser has it; called with its address. */
const fetched = vi.fn((_address: string) => {});

let files = 0;
let idleTasks: (() => void)[];

beforeEach(() => {
  const island = (id: string) => `<div id="${id}" data-island="a"><p><button type="button"></button></p></div>`;
  document.body.innerHTML = island("one") + island("other");
  for (const mock of [fetchAhead, hydrate, fetched]) mock.mockReset();
  fetchAhead.mockImplementation((fetchCode) => fetchCode());
  vi.stubGlobal("islandsFile", { fetched, hydrate });
  files += 1;
  const code = "islandsFile.fetched(import.meta.url); export const { hydrate } = islandsFile;";
  document.body.dataset.islands = `data:text/javascript,${encodeURIComponent(`${code} // ${files}`)}`;
  idleTasks = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

const becomeIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const expectCode = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());
const expectNoCode = async () => {
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
};

/** Expects React to take over this island, and no other. */
async function expectStart(id: string): Promise<void> {
  await vi.waitFor(() => expect(hydrate.mock.calls).toEqual([[find(`#${id}`)]]));
  expect(document.querySelectorAll("[data-island]")).toHaveLength(1);
}

/** Starts the islands. @returns what ends loading, and then has the page shown. */
function startPage(connection: object | null = {}, isWanted = (_: Element) => false) {
  const listeners = new EventTarget();
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("addEventListener", listeners.addEventListener.bind(listeners));
  startIslands(fetchAhead, isWanted);
  const tell = (type: string) => () => void listeners.dispatchEvent(new Event(type));
  return { load: tell("load"), show: tell("pageshow") };
}

test("fetches code when the page has loaded and the browser is idle, not before", async () => {
  const { load } = startPage();
  becomeIdle();
  load();
  expect(fetchAhead).not.toHaveBeenCalled();
  await expectNoCode();
  becomeIdle();
  expect(fetchAhead).toHaveBeenCalledTimes(1);
  await expectCode();
  expect(hydrate).not.toHaveBeenCalled();
});

test("fetches code also where a browser tells neither that it is idle nor of its connection, as Safari", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const { load } = startPage(null);
  load();
  await expectNoCode();
  vi.runAllTimers();
  await expectCode();
});

test.each(["already", "later"])("starts an island when its dialog's heading has the focus: %s", async (when) => {
  find("#other").outerHTML = `<dialog><h2 tabindex="-1"></h2><div id="other" data-island="a"></div></dialog>`;
  // happy-dom 21 does not know ":focus-within".
  vi.spyOn(find("dialog"), "matches").mockReturnValue(when === "already");
  startPage();
  if (when === "later") find("h2").focus();
  await expectStart("other");
});

test("starts an island that is wanted as soon as the page is shown, and no other", async () => {
  const page = startPage({}, (island) => island.id === "other");
  await expectNoCode();
  page.show();
  await expectStart("other");
});

test("fetches no code before it is needed if the driver saves data: a tap then starts its island, and is repeated", async () => {
  const answer = vi.fn();
  hydrate.mockImplementationOnce((island: HTMLElement) => island.addEventListener("click", answer));
  const { load } = startPage({ saveData: true });
  load();
  becomeIdle();
  expect(fetchAhead).not.toHaveBeenCalled();
  await expectNoCode();
  find("#other button").click();
  await expectStart("other");
  expect(answer).toHaveBeenCalledOnce();
});

test("fetches no islands' code for a page without islands, which still prepares for no signal", async () => {
  document.body.innerHTML = "<p>Terms</p>";
  const { load } = startPage();
  load();
  becomeIdle();
  expect(fetchAhead).toHaveBeenCalledOnce();
  await expectNoCode();
});

// Browsers and their cache remember the first address.
test("code that cannot be loaded leaves the page as it is, and the next tap asks for it by another address", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  fetched.mockImplementation((address) => {
    if (!address.endsWith("?1")) throw new Error("a portal's page");
  });
  startPage();
  find("#one button").click();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(find("#one [data-late]")).toBeTruthy();
  find("#one button").click();
  await expectStart("one");
  expect(document.querySelector("[data-late]")).toBeNull();
});
