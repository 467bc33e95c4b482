import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { gpsLineAt, PLACE } from "../../../tests/support/location.ts";
import { requestOf } from "../rules/request-message.ts";
import { withPageData } from "./page-root.tsx";
import { SendAgain, SendAgainBoundary, type SentRequest } from "./send-again.tsx";
import { openForm, refuse, requestWith, TYPED } from "./testing/form-page.tsx";

/* Copy and Share: copy-text.test.tsx. */

const { text, sms, mail } = requestWith();
const CALL = `tel:${PAGE_DATA.hotline.e164}`;

const about = (typed = TYPED, pin = false) =>
  requestOf(typed, { topic: PAGE_DATA.topic, time: 0, pin: pin ? { ...PLACE, foundAt: 0 } : undefined });

/** Shows the ways to send a request again, on a phone. */
async function showWays(request: Partial<SentRequest> = {}, prepare = () => {}) {
  const { tap } = await openForm(null);
  prepare();
  const message = request.message ?? about();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      withPageData(
        <SendAgainBoundary message={message}>
          <section className="ways">
            <SendAgain {...request} message={message} />
          </section>
        </SendAgainBoundary>,
      ),
    ),
  );
  return { tap };
}

const words = () => find(".ways").textContent;
const links = () =>
  Array.from(document.querySelectorAll(".ways-to-send a, .sign > a"), (link) => link.getAttribute("href"));

test("a request can be called in, texted, emailed and copied, also if no email draft can hold it", async () => {
  await showWays();
  expect(new Set(links())).toEqual(new Set([CALL, sms, mail]));
  const long = "राष्ट्रीय राजमार्ग ".repeat(270);
  const typed = { service: "Other", name: long, phone: long, location: long, details: long };
  document.body.innerHTML = "";
  await showWays({ message: about(typed) });
  expect(links()).toEqual([CALL, requestWith(typed).sms]);
  expect(words()).toContain("It is too long for an email.Copy the request");
});

const ASKED = "If it’s safe, add a photo to the text: the tread.";

test.each([
  ["a phone", { width: 390, height: 844 }, true],
  ["a computer, which cannot text", { width: 1280, height: 800 }, false],
])("a picture is asked for on %s: %3$s", async (_, screen, isAsked) => {
  await showWays({ photo: "the tread" }, () => vi.stubGlobal("screen", screen));
  expect(words().includes(ASKED)).toBe(isAsked);
});

test("it says how old the request is, and what has expired is no longer in it at the tap", async () => {
  const { tap } = await showWays({ message: about(TYPED, true) });
  expect(words()).toContain("You wrote this just now.");
  const copy = vi.spyOn(navigator.clipboard, "writeText");
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
});

test("if something throws, the request can still be sent and copied", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { tap } = await showWays({}, () => vi.spyOn(document, "hidden", "get").mockImplementation(refuse));
  expect(find(".sign").textContent).toMatch(/^Unexpected Application Error!Blocked/);
  expect(links()).toEqual([CALL, sms, mail]);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await tap(find(".sign button"));
  expect(copy).toHaveBeenCalledWith(text);
});

test("if the buttons that copy fail, the text is there, to be copied by hand", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await showWays({}, () => vi.stubGlobal("navigator", new Proxy({ userAgent: "" }, { has: refuse })));
  expect(links()).toEqual([CALL, sms, mail]);
  expect(find<HTMLTextAreaElement>(".ways textarea").value).toBe(text);
});
