// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { FACTS, find } from "../../../build/fixtures/show.tsx";
import { RequestForm } from "../forms/request-form.island.tsx";
import { openForm } from "../forms/testing/form-page.tsx";
import { requestLinks } from "../message/messages.ts";
import { textNumber } from "../message/phone-numbers.ts";

/* What a reader finds in the code: qr-code.spec.ts. */

const TYPED = { service: "Other", name: "Ana Lopez", phone: "817", location: "I-35W", details: "" };

/** Sends a request from a computer whose canvas draws nothing. */
async function sendFromComputer(typed: Partial<typeof TYPED> = {}) {
  const form = await openForm(<RequestForm />);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const context = {
    createImageData: (width: number, height: number) => ({
      width,
      height,
      data: new Uint32Array(width * height),
    }),
    putImageData() {},
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  await form.fill({ ...TYPED, ...typed });
  await form.tap(form.send());
  await form.wait(1_000);
  await act(() => vi.dynamicImportSettled());
}

const words = () => find("[aria-labelledby=sent-heading]").textContent;

test("on a computer, no word says that an app has opened", async () => {
  await sendFromComputer();
  expect(words()).toMatch(
    /^Did your text go through\?Many computers can’t send texts\. To be sure, scan this code/,
  );
  expect(words()).not.toMatch(/again|your text app/);
});

// A code of 57 modules (version 10) holds 271 bytes, two fewer with a declaration (ISO/IEC 18004, table 7).
test.each([
  ["Ana Lopez", 57],
  ["Ana Lópe", 61],
])(
  "only text that is not ASCII declares its encoding, which some scanners show: %s",
  async (name, modules) => {
    const texts = textNumber(FACTS.hotline);
    const { text } = requestLinks({ ...TYPED, topic: FACTS.topic, name, details: "x" }, 0, {
      texts,
      email: FACTS.email,
    });
    const bytes = Buffer.byteLength(`SMSTO:${texts.e164}:${text}`) - 1;
    await sendFromComputer({ name, details: "x".repeat(271 - bytes) });
    // With a margin of four modules on each side.
    expect(find<HTMLCanvasElement>("canvas").width).toBe(modules + 8);
  },
);

test("without the code that draws it, the panel mentions no code to scan", async () => {
  vi.doMock("lean-qr", () => {
    throw new TypeError("Failed to fetch");
  });
  await sendFromComputer();
  vi.doUnmock("lean-qr");
  expect(words()).toMatch(/Many computers can’t send texts\. To be sure, call\./);
});
