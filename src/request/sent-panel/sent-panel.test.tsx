import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { openForm, refuse, requestWith, TYPED, watchIgnoredTaps } from "../controls/testing/form-page.tsx";
import { markLeft } from "../device/tab-storage.ts";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { requestOf } from "../rules/request-message.ts";
import { type LastRequest, loadLastRequest, storeLastRequest } from "./last-request.ts";
import { removeSentPanel, showSentPanel, updateSentPanel } from "./show-sent-panel.tsx";

/*
 * In a browser: sent-panel.spec.ts. The ways to send again: src/request/controls/send-again.test.tsx. That a screen
 * reader says its heading first: request-form.test.tsx.
 */

const requestAt = (time: number): LastRequest => ({
  message: requestOf(TYPED, { topic: PAGE_DATA.topic, time }),
  stage: "opened",
});
const CALL = `tel:${PAGE_DATA.hotline.e164}`;
const TITLE = "Make sure your request got through";

const PHOTO = "the tread";

const panels = () => document.querySelectorAll("section:has(#sent-heading)");
const words = () => find("section:has(#sent-heading)").textContent;
const links = () =>
  Array.from(document.querySelectorAll("[aria-labelledby=sent-heading] a"), (link) => link.getAttribute("href"));
const isStored = () => loadLastRequest(Date.now()) !== undefined;
const line = () => document.querySelector<HTMLDetailsElement>("[aria-labelledby=sent-heading] details");

/** A picture is asked for only where the car is parked. */
const PARKED = { ...TYPED, carAt: "In a garage" };

/** Sends a request from the dialog. */
async function sendRequest() {
  const form = await openForm(<RequestForm />, { photos: { [TYPED.service]: PHOTO } });
  await form.sendAll(PARKED);
  return form;
}

test("after Send the panel is open and has every way to send again, until the driver says that it got through", async () => {
  const { tap } = await sendRequest();
  const { sms, mail } = requestWith(PARKED);
  expect(line()).toBeNull();
  expect(words()).toMatch(new RegExp(`^${TITLE}Look in your text app\\..+a photo to the text: ${PHOTO}\\.Call`));
  expect(links()).toEqual([CALL, sms, mail]);
  expect(isStored()).toBe(true);
  const ignoring = watchIgnoredTaps();
  await tap(find(".sent-done"));
  expect(ignoring).toEqual([[document.body, 500]]);
  expect(panels()).toHaveLength(0);
  expect(document.activeElement?.id).toBe("main");
  expect(isStored()).toBe(false);
});

test("the next request takes the place of the last one, also in an extension's wrapper, and gets the focus", async () => {
  const { fill, send, wait } = await sendRequest();
  const panel = find(".sent-panel");
  const wrapper = document.createElement("div");
  panel.replaceWith(wrapper);
  wrapper.append(panel);
  await fill({ ...TYPED, name: "Zoë" });
  send().focus();
  const later = { value: performance.now() + 2_000 };
  const click = Object.defineProperty(new MouseEvent("click", { bubbles: true }), "timeStamp", later);
  await act(() => send().dispatchEvent(click));
  await wait(1_000);
  const { sms, mail } = requestWith({ ...TYPED, name: "Zoë" });
  expect(panels()).toHaveLength(1);
  expect(links()).toEqual([CALL, sms, mail]);
  expect(document.activeElement?.id).toBe("sent-heading");
});

test.each<[LastRequest["stage"], string]>([
  ["opened", "Look in your text app."],
  ["composed", "Dispatch doesn’t have it until you call or send it."],
])(
  "on other pages, a request that was %s is one line, which opens to all of it and takes no second tap",
  async (stage, advice) => {
    const { tap } = await openForm(null);
    storeLastRequest({ ...requestAt(0), stage, photo: PHOTO });
    const ignoring = watchIgnoredTaps();
    await act(() => updateSentPanel());
    expect(ignoring).toEqual([[find("main"), 500]]);
    expect(document.activeElement).toBe(document.body);
    expect([line()?.open, line()?.firstElementChild?.textContent]).toEqual([false, TITLE]);
    await tap(find("summary"));
    expect(line()?.open).toBe(true);
    expect(ignoring.at(-1)).toEqual([line(), 500]);
    expect(words()).toContain(advice);
    expect(words()).toContain(PHOTO);
    // As after Back: it stays as the driver left it.
    await act(() => updateSentPanel());
    expect(line()?.open).toBe(true);
    await tap(find(".sent-done"));
    expect([panels().length, isStored()]).toEqual([0, false]);
  },
);

test("if scrolling to the panel is refused, the request can still be sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { sendAll } = await openForm(<RequestForm />);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(refuse);
  await sendAll();
  const { sms, mail } = requestWith();
  expect(find(".sign").textContent).toMatch(/^Unexpected Application Error!Blocked/);
  expect(Array.from(find(".sign").querySelectorAll("a"), ({ href }) => href)).toEqual([CALL, sms, mail]);
});

test("on a page left open the panel stays, also when the request has expired; after Back, if that can be read, it goes", async () => {
  const { wait } = await sendRequest();
  await wait(31 * 60_000);
  expect(isStored()).toBe(false);
  // After Back: a storage that cannot be read says nothing; one that can, that the request was put away.
  await act(() => updateSentPanel());
  expect([panels().length, line()]).toEqual([1, null]);
  markLeft();
  await act(() => updateSentPanel());
  expect(panels()).toHaveLength(0);
});

test("the confirmation of /request-help takes the place of an earlier panel, and no panel comes beside it; the next page has one", async () => {
  const { sendAll } = await openForm(<RequestHelpForm />);
  const ignoring = watchIgnoredTaps();
  await act(() => showSentPanel(requestAt(1)));
  expect(ignoring.at(-1)).toEqual([document.body, 500]);
  await sendAll({ ...TYPED, service: "tire" });
  expect(panels()).toHaveLength(0);
  // As after Back: the confirmation is there already.
  await act(() => updateSentPanel());
  expect(panels()).toHaveLength(0);
  expect(loadLastRequest(Date.now())?.stage).toBe("composed");
  find("[data-part=confirmation]").removeAttribute("data-part");
  await act(() => updateSentPanel());
  expect(panels()).toHaveLength(1);
});

test("a panel that was put away on another page goes, and the focus in it goes to the page's content", async () => {
  await sendRequest();
  find(".sent-done").focus();
  await act(() => removeSentPanel());
  expect(panels()).toHaveLength(0);
  expect(document.activeElement?.id).toBe("main");
});
