// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { FACTS, find, show } from "../../../build/fixtures/show.tsx";
import { RequestForm } from "../forms/request-form.island.tsx";
import { RequestHelpForm } from "../forms/request-help-form.island.tsx";
import { openForm, startScreenReader } from "../forms/testing/form-page.tsx";
import { requestLinks } from "../message/messages.ts";
import { textNumber } from "../message/phone-numbers.ts";
import { clearLastRequest, type LastRequest, loadLastRequest, storeLastRequest } from "../storage/stored.ts";
import { showSentPanel } from "./show-sent-panel.tsx";

/* In a browser: sent-panel.spec.ts, qr-code.spec.ts. */

const TYPED = { service: "Tire Change", name: "Ana", phone: "817", location: "Exit 52", details: "Flat" };
const dispatch = { texts: textNumber(FACTS.hotline), email: FACTS.email };
const requestOf = (when: number, name = "Ana"): LastRequest => ({
  entered: { ...TYPED, topic: FACTS.topic, name },
  when,
  stage: "opened",
});
const CALL = `tel:${FACTS.hotline.e164}`;

const panels = () => document.querySelectorAll("section:has(#sent-heading)");
const words = () => find("section:has(#sent-heading)").textContent;
const links = () =>
  Array.from(document.querySelectorAll("[aria-labelledby=sent-heading] a"), (link) =>
    link.getAttribute("href"),
  );
const labels = () =>
  Array.from(
    document.querySelectorAll("[aria-labelledby=sent-heading] :is(a, button)"),
    (e) => e.textContent,
  );
const isStored = () => loadLastRequest(Date.now()) !== undefined;

/** Sends a request from the dialog. */
async function sendRequest(typed: Partial<typeof TYPED> = {}, isComputer = false) {
  const form = await openForm(<RequestForm />);
  vi.stubGlobal("matchMedia", () => ({ matches: isComputer }));
  await form.fill({ ...TYPED, ...typed });
  await form.tap(form.send());
  await form.wait(1_000);
  return form;
}

/** Composes a request on /request-help, whose panel shows an earlier one. */
async function composeRequest(earlier?: LastRequest) {
  const form = await openForm(<RequestHelpForm />);
  if (earlier) await act(() => showSentPanel(earlier));
  await form.fill({ ...TYPED, service: "tire" });
  await form.tap(form.send());
  return form;
}

/** A page of the tab, and its code of the panel, loaded anew. */
async function openPage(facts = FACTS) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // A phone, without a code to scan: this document has no canvas.
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  show(
    <main id="main" tabIndex={-1}>
      Words
    </main>,
    facts,
  );
  vi.resetModules();
  return await import("./show-sent-panel.tsx");
}

test("a screen reader says the panel’s heading first, then the toast", async () => {
  const { wait, fill, tap, send } = await openForm(<RequestForm />);
  await fill(TYPED);
  await tap(send());
  const hear = await startScreenReader();
  expect(await hear(() => wait(1_000))).toEqual([
    expect.stringMatching(
      /^heading, Did your text go through\?, Look in your text app\. .+ call\., level 2$/,
    ),
    "polite: Request Sent!Your service request has been sent via SMS and email.",
  ]);
});

test("on a phone, the panel has every way to send again, until the driver says that the text went", async () => {
  const { tap } = await sendRequest();
  const { sms, mail } = requestLinks(requestOf(0).entered, 0, dispatch);
  expect(links()).toEqual([sms, CALL, mail]);
  expect(labels().slice(0, 3)).toEqual([
    "Open the text again",
    "Call (817) 555-0199",
    "Open the email again",
  ]);
  expect(isStored()).toBe(true);
  await tap(find(".sent-done"));
  expect(panels()).toHaveLength(0);
  expect(document.activeElement?.id).toBe("main");
  expect(isStored()).toBe(false);
});

test("a request that no email draft can hold can be copied in the panel, and not be emailed", async () => {
  await sendRequest({ location: "राष्ट्रीय राजमार्ग ".repeat(18) });
  expect(labels()).toContain("Copy the request");
  expect(links().join(" ")).not.toContain("mailto:");
});

test("on a page left open the panel stays, and says how old the request is; the tab forgets it", async () => {
  const { wait } = await sendRequest();
  expect(words()).toContain("You wrote this just now.");
  await wait(31 * 60_000);
  expect(words()).toContain("You wrote this 31 min ago.");
  expect(isStored()).toBe(false);
});

test.each([
  ["sent", "", () => sendRequest()],
  ["composed", "Did your text go through?Call (817) 555-0199", () => composeRequest()],
])(
  "after Back to a request that was %s, the panel shows the one sent last, then %j",
  async (_, rest, send) => {
    await send();
    const comeBack = () => act(() => dispatchEvent(new Event("pageshow")));
    storeLastRequest(requestOf(5_000, "Ben"));
    await comeBack();
    expect(links()).toContain(requestLinks(requestOf(5_000, "Ben").entered, 0, dispatch).sms);
    // Put away on another page.
    clearLastRequest();
    await comeBack();
    expect(Array.from(panels(), ({ textContent }) => textContent).join()).toBe(rest);
  },
);

test("on /request-help, the panel takes the place of the form and of an earlier panel, and leaves only the call", async () => {
  const { tap } = await composeRequest(requestOf(1));
  expect(panels()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Request Received!");
  expect(words()).toMatch(/^Request Received!One step left: call, or .+ until you do\.Call/);
  expect(words()).toMatch(/Did your request go through\?Yes, it went through$/);
  const { sms, mail } = requestLinks({ ...requestOf(0).entered, service: "Tire Services" }, 0, dispatch);
  expect(links()).toEqual([CALL, sms, mail]);
  await tap(find(".sent-done"));
  expect(words()).toBe("Request Received!Call (817) 555-0199");
  expect(document.activeElement?.textContent).toBe("Request Received!");
  expect(isStored()).toBe(false);
});

test("other pages say of a request from /request-help that dispatch does not have it", async () => {
  await composeRequest();
  const { restoreSentPanel } = await openPage();
  await act(() => restoreSentPanel());
  expect(words()).toMatch(
    /^Did your request go through\?Dispatch doesn’t have it until you call or text us\./,
  );
  expect(words()).not.toContain("again");
  expect(document.activeElement).toBe(document.body);
});

test("there is one panel, whichever copy of its code shows a request or removes it", async () => {
  const [one, other] = [await openPage(), await openPage()];
  await act(() => one.showSentPanel(requestOf(1)));
  await act(() => other.showSentPanel(requestOf(2)));
  expect(panels()).toHaveLength(1);
  expect(find("main > div").querySelectorAll(".toasts-place")).toHaveLength(1);
  await act(() => one.removeSentPanel());
  expect(find("main").textContent).toBe("Words");
  await act(() => other.showSentPanel(requestOf(3)));
  expect(panels()).toHaveLength(1);
});

test("the panel has the number of the page that shows it, as after a deploy with another hotline", async () => {
  const { showSentPanel } = await openPage({
    ...FACTS,
    hotline: { e164: "+18175550123", display: "(817) 555-0123" },
  });
  await act(() => showSentPanel(requestOf(1)));
  const numbers = links().flatMap((href) => href?.match(/^(tel|sms):\+\d+/)?.[0] ?? []);
  expect(new Set(numbers)).toEqual(new Set(["tel:+18175550123", "sms:+18175550123"]));
});

test("a panel that throws leaves the number to call, and the rest of the page", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const { showSentPanel } = await openPage();
  const broken = Object.assign(requestOf(1), { entered: undefined });
  await act(() => showSentPanel(broken));
  expect(find("main [role=alert]").textContent).toMatch(
    /^Unexpected Application Error!.+Call \(817\) 555-0199$/,
  );
  expect(find("main").textContent).toMatch(/Words$/);
  expect(complaints).toHaveBeenCalled();
});
