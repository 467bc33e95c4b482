import { act } from "react";
import { expect, test, vi } from "vitest";
import { FACTS, find } from "../../../prerender/fixtures/show.tsx";
import { gpsLineAt } from "../../../tests/support/location.ts";
import { openForm, refuse, requestWith, TYPED, watchIgnoredTaps } from "../controls/testing/form-page.tsx";
import { markLeft } from "../device/tab-storage.ts";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { requestOf } from "../rules/request-message.ts";
import { type LastRequest, loadLastRequest, storeLastRequest } from "./last-request.ts";
import { removeSentPanel, restoreSentPanel, showSentPanel } from "./show-sent-panel.tsx";

/* In a browser: sent-panel.spec.ts. That a screen reader says its heading first: request-form.test.tsx. */

const requestAt = (time: number): LastRequest => ({
  message: requestOf(TYPED, { topic: FACTS.topic, time }),
  stage: "opened",
});
const CALL = `tel:${FACTS.hotline.e164}`;

const panels = () => document.querySelectorAll("section:has(#sent-heading)");
const words = () => find("section:has(#sent-heading)").textContent;
const links = () =>
  Array.from(document.querySelectorAll("[aria-labelledby=sent-heading] a"), (link) => link.getAttribute("href"));
const isStored = () => loadLastRequest(Date.now()) !== undefined;

/** Sends a request from the dialog. */
async function sendRequest() {
  const form = await openForm(<RequestForm />);
  await form.sendAll();
  return form;
}

test("the panel has every way to send again, until the driver says that the text went", async () => {
  const { tap } = await sendRequest();
  const { sms, mail } = requestWith();
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

const photos = { "Tire Change": "the tread", "Battery Replacement": "its label" };
const ASKED = /If it’s safe, add a photo to the text: (.+?)\./;
const asComputer = () => vi.stubGlobal("screen", { width: 1280, height: 800 });

test.each<[string, string | undefined, Form: typeof RequestForm, typed: object, become?: () => void]>([
  ["on a phone, for its service", "the tread", RequestForm, {}],
  ["for one of the two of a choice", "its label", RequestHelpForm, { service: "jumpstart" }],
  ["not for a service without one", undefined, RequestForm, { service: "Other" }],
  ["not on a computer, which cannot text", undefined, RequestForm, {}, asComputer],
  ["not beside a freeway", undefined, RequestForm, { details: "Southbound; flat" }],
  ["not in a lane", undefined, RequestHelpForm, { service: "tire", location: "Left lane, I-30" }],
  ["not of a car that is elsewhere", undefined, RequestForm, { details: "Not with the car; " }],
  ["not with a child inside", undefined, RequestForm, { details: "My BABY is locked in" }],
])("the panel asks for a picture: %s", async (_, expected, Form, typed, become = () => {}) => {
  const { sendAll } = await openForm(<Form />, { photos });
  become();
  await sendAll({ ...TYPED, ...typed });
  expect(ASKED.exec(words())?.[1]).toBe(expected);
  if (Form !== RequestForm) return;
  // As on other pages of the tab, which may have no form.
  await act(() => removeSentPanel());
  await act(() => restoreSentPanel());
  expect(ASKED.exec(words())?.[1]).toBe(expected);
});

test.each<[string, () => unknown, typeof RequestForm]>([
  ["scrolling", () => vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(refuse), RequestForm],
  ["visibility", () => vi.spyOn(document, "hidden", "get").mockImplementation(refuse), RequestHelpForm],
])("if %s is refused and the panel fails, the request can still be sent and copied", async (_, block, Form) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { sendAll, tap } = await openForm(<Form />);
  block();
  await sendAll({ ...TYPED, service: Form === RequestForm ? TYPED.service : "tire" });
  const service = Form === RequestForm ? TYPED.service : "Tire Services";
  const { text, sms, mail } = requestWith({ ...TYPED, service });
  const place = find(".sign");
  expect(place.textContent).toMatch(/^Unexpected Application Error!Blocked/);
  expect(Array.from(place.querySelectorAll("a"), ({ href }) => href)).toEqual([CALL, sms, mail]);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await tap(find(".sign button"));
  expect(copy).toHaveBeenCalledWith(text);
});

test("if the buttons that copy fail, the panel has the text, to be copied by hand", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("navigator", new Proxy({ userAgent: "" }, { has: refuse }));
  await sendRequest();
  const { text, sms, mail } = requestWith();
  expect(links()).toEqual([CALL, sms, mail]);
  expect(find<HTMLTextAreaElement>("[aria-labelledby=sent-heading] textarea").value).toBe(text);
});

test("on a page left open the panel stays, and says how old the request is; what has expired leaves it at the tap", async () => {
  const { tap, sendAll } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  await sendAll();
  expect(words()).toContain("You wrote this just now.");
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  const { text } = requestWith();
  for (const [minutes, copied] of [
    [29, text.replace("\nD", `\n${gpsLineAt(0)}\nD`)],
    [31, text],
  ] as const) {
    // A sleep that nobody noticed.
    vi.setSystemTime(minutes * 60_000);
    await tap(find(".links-below button"));
    expect(copy).toHaveBeenLastCalledWith(copied);
    expect(words()).toContain(`You wrote this ${minutes} min ago.`);
  }
  expect(isStored()).toBe(false);
  // After Back: a storage that cannot be read says nothing; one that can, that the request was put away.
  await act(() => restoreSentPanel());
  expect(panels()).toHaveLength(1);
  markLeft();
  await act(() => restoreSentPanel());
  expect(panels()).toHaveLength(0);
});

test("on /request-help, the panel takes the place of the form and of an earlier panel, ignores taps for a second, and leaves only the call button when put away", async () => {
  const { sendAll, tap } = await openForm(<RequestHelpForm />);
  const ignoring = watchIgnoredTaps();
  await act(() => showSentPanel(requestAt(1)));
  expect(ignoring.at(-1)).toEqual([document.body, 500]);
  await sendAll({ ...TYPED, service: "tire" });
  expect(ignoring).toContainEqual([find("main"), 1_000]);
  expect(panels()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Request Received!");
  expect(words()).toMatch(/^Request Received!One step left: call, or .+ until you do\.Call/);
  expect(words()).toMatch(/Did your request go through\?Yes, it went through$/);
  const { sms, mail } = requestWith({ ...TYPED, service: "Tire Services" });
  expect(links()).toEqual([CALL, sms, mail]);
  expect(isStored()).toBe(true);
  // As after Back: the panel is there already.
  await act(() => restoreSentPanel());
  expect(panels()).toHaveLength(1);
  ignoring.length = 0;
  await tap(find(".sent-done"));
  expect(ignoring).toContainEqual([document.body, 500]);
  expect(words()).toBe("Request Received!Call (817) 555-0199");
  expect(document.activeElement?.textContent).toBe("Request Received!");
  expect(isStored()).toBe(false);
});

test("other pages say of a request from /request-help that dispatch does not have it", async () => {
  await openForm(null);
  storeLastRequest({ ...requestAt(0), stage: "composed" });
  const ignoring = watchIgnoredTaps();
  await act(() => restoreSentPanel());
  expect(ignoring).toEqual([[find("main"), 500]]);
  expect(words()).toMatch(/^Did your request go through\?Dispatch doesn’t have it until you call or text us\./);
  expect(document.activeElement).toBe(document.body);
});
