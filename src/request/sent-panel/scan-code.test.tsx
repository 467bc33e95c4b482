import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { openForm, refuse, requestWith, TYPED } from "../controls/testing/form-page.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";

/* What a reader finds in the code: sent-panel.spec.ts. */

/** What draws the code; here it draws nothing. */
const context = {
  createImageData: (width: number, height: number) => ({
    width,
    height,
    data: new Uint32Array(width * height),
  }),
  putImageData: () => {},
};

const askedForCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, "getContext");

/** Devices that cannot text, as the page sees them; the test's own is a phone. */
const asComputer = () => vi.stubGlobal("matchMedia", () => ({ matches: true }));
const asTablet = () => vi.stubGlobal("screen", { width: 962, height: 601 });

/** Sends a request from a device. @returns what the panel says. */
async function sendFrom(become: () => void, typed = TYPED): Promise<string> {
  const { sendAll } = await openForm(<RequestForm />);
  askedForCanvas().mockReturnValue(context as never);
  become();
  await sendAll(typed);
  await act(() => vi.dynamicImportSettled());
  return find("[aria-labelledby=sent-heading]").textContent;
}

/** The bytes in the code of a request without details. */
const bytesOfRest = () =>
  Buffer.byteLength(`SMSTO:${PAGE_DATA.hotline.e164}:${requestWith({ ...TYPED, details: "" }).text}`);

// A code of 57 modules (version 10) holds 271 bytes, two fewer with a declaration (ISO/IEC 18004, table 7).
test.each([
  ["a computer", asComputer],
  ["a tablet", asTablet],
])("text of ASCII does not declare its encoding, which some scanners show: on %s", async (_, become) => {
  expect(await sendFrom(become, { ...TYPED, details: "x".repeat(271 - bytesOfRest()) })).toContain(
    "Scan with your phone",
  );
  // With a margin of four modules on each side.
  expect(find<HTMLCanvasElement>("canvas").width).toBe(57 + 8);
});

test("text with a letter that only Latin-1 has beyond ASCII declares that it is UTF-8", async () => {
  await sendFrom(asComputer, { ...TYPED, details: `${"x".repeat(269 - bytesOfRest())}é` });
  // 271 bytes and the declaration, for which 57 modules have no room.
  expect(find<HTMLCanvasElement>("canvas").width).toBe(61 + 8);
});

test.each<[string, () => unknown]>([
  ["its code does not load", () => vi.doMock("lean-qr", refuse)],
  ["there is no canvas", () => askedForCanvas().mockReturnValue(null)],
  ["drawing is refused", () => vi.spyOn(context, "putImageData").mockImplementation(refuse)],
  ["the canvas is refused", () => askedForCanvas().mockImplementation(refuse)],
])("if %s, the panel mentions no code to scan, nor an app that has opened", async (_, breakIt) => {
  const words = await sendFrom(() => {
    asTablet();
    breakIt();
  });
  vi.doUnmock("lean-qr");
  expect(words).toMatch(/^Make sure your request got throughMany .+ can’t send texts\. To be sure, call\.Call/);
  expect(words).toContain("Email this request");
  expect(words).not.toMatch(/scan|your text app/i);
  expect(find("canvas").getAttribute("aria-hidden")).toBe("true");
});

test("the code is drawn again once the position in the text has expired", async () => {
  const { tap, sendAll, wait } = await openForm(<RequestForm />);
  askedForCanvas().mockReturnValue(context as never);
  const draw = vi.spyOn(context, "putImageData");
  asTablet();
  await tap(find("#request-gps"));
  await sendAll();
  await act(() => vi.dynamicImportSettled());
  expect(draw).toHaveBeenCalledTimes(1);
  await wait(30 * 60_000);
  await act(() => vi.dynamicImportSettled());
  expect(draw).toHaveBeenCalledTimes(2);
});

test("where a privacy tool hides whether there is a touch screen, the panel is that of a phone", async () => {
  const words = await sendFrom(() => {
    asComputer();
    vi.spyOn(navigator, "maxTouchPoints", "get").mockImplementation(refuse);
  });
  expect(words).toContain("Look in your text app.");
  expect(document.querySelector("canvas")).toBeNull();
});
