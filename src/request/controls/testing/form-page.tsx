import { virtual } from "@guidepup/virtual-screen-reader";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { find, PAGE_DATA, show } from "../../../../prerender/fixtures/show.tsx";
import { encoded, mailWith } from "../../../../tests/support/links.ts";
import { PAGE_GEOCODER, PLACE } from "../../../../tests/support/location.ts";
import { textOf } from "../../../islands/field-values.ts";
import { watchLinks } from "../../device/testing/watch-links.ts";
import { removeSentPanel } from "../../sent-panel/show-sent-panel.tsx";
import type { RequestSettings } from "../page-data.ts";
import { withPageData } from "../page-root.tsx";

export const TYPED = {
  service: "Tire Change",
  name: "Ana",
  phone: "817",
  location: "Exit 52",
  details: "Flat",
};

/** The text of a request with these texts, and the links that send it, without the code that writes them. */
export function requestWith({
  service,
  name,
  phone,
  location,
  carAt,
  details,
}: typeof TYPED & { carAt?: string } = TYPED) {
  const lines = [
    `${PAGE_DATA.topic}:`,
    `Service: ${service}`,
    `Name: ${name}`,
    `Phone: ${phone}`,
    `Location: ${location}`,
    ...(carAt ? [`Car is: ${carAt}`] : []),
    `Details: ${details}`,
  ];
  return {
    text: lines.join("\n"),
    sms: `sms:${PAGE_DATA.hotline.e164}?&body=${encoded(lines.join("\n"))}`,
    mail: mailWith(PAGE_DATA.email, `Service Request - ${service}`, lines),
  };
}

/** What privacy tools do with an interface. */
export const refuse = () => {
  throw new DOMException("Blocked", "SecurityError");
};

/** A phone at PLACE, whose clock is stopped. */
function stubPhone() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal("fetch", async () => Response.json(PAGE_GEOCODER.answer));
  const getCurrentPosition = (found: (position: unknown) => void) => found({ coords: PLACE });
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
}

/**
 * Shows a form in an open dialog of a page, on a phone, and runs its code. A form that has no dialog works there, too.
 * @param request what is particular to the page.
 * @param blocked the scheme of links that the browser refuses to open.
 */
export async function openForm(form: ReactNode, request: Partial<RequestSettings> = {}, blocked = "none") {
  stubPhone();
  const links = watchLinks(blocked);
  sessionStorage.clear();
  show(
    <main id="main" data-part="main" tabIndex={-1}>
      <button type="button">Request Help</button>
      <dialog data-part="dialog">
        <div id="form" />
      </dialog>
      <div id="toasts" data-part="toasts" />
    </main>,
    { ...PAGE_DATA, request: { ...PAGE_DATA.request, ...request } },
  );
  find<HTMLDialogElement>("dialog").show();
  const root = createRoot(find("#form"));
  await act(() => root.render(withPageData(form)));
  onTestFinished(() =>
    act(() => {
      root.unmount();
      removeSentPanel();
    }),
  );

  const field = (name: string) => find<HTMLInputElement>(`form .field[name=${name}]`);
  const send = () => find("form [type=submit]");
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const fill = (texts: Readonly<Record<string, string>>) =>
    act(async () => {
      for (const [name, text] of Object.entries(texts)) {
        field(name).value = text;
        field(name).dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
  const tap = async (control: HTMLElement) => {
    await act(() => control.focus());
    await act(async () => control.click());
  };
  return {
    links,
    field,
    send,
    wait,
    fill,
    tap,
    dialog: find<HTMLDialogElement>("dialog"),
    toast: () => find("#toasts section").textContent,
    /** What the fields hold; of checkboxes, the checked values. */
    values: () => Array.from(document.querySelectorAll<HTMLInputElement>("form [data-line][name]"), textOf),
    /** Fills in the form and sends it, and waits until the mail draft is opened. */
    async sendAll(texts: Readonly<Record<string, string>> = TYPED): Promise<void> {
      await fill(texts);
      await tap(send());
      await wait(1_000);
    },
  };
}

/** @returns the elements that ignore taps from now on, each with for how many milliseconds. */
export function watchIgnoredTaps(): [Element, unknown][] {
  const ignoring: [Element, unknown][] = [];
  Element.prototype.animate = function (how, milliseconds) {
    expect(how).toEqual({ pointerEvents: ["none", "none"] });
    ignoring.push([this, milliseconds]);
    return {} as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
  return ignoring;
}

/**
 * Starts a screen reader that follows the ARIA standards.
 * @returns what does something, and returns the phrases that are heard then.
 */
export async function startScreenReader() {
  await virtual.start({ container: document.body });
  onTestFinished(() => virtual.stop());
  return async (action: () => Promise<unknown>): Promise<string[]> => {
    await virtual.clearSpokenPhraseLog();
    await action();
    // An emptied region is announced as an empty phrase, which makes no sound.
    return (await virtual.spokenPhraseLog()).filter((phrase) => !phrase.endsWith(": "));
  };
}
