// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { FACTS, find } from "../../../build/fixtures/show.tsx";
import { RequestForm } from "../forms/request-form.island.tsx";
import { openForm } from "../forms/testing/form-page.tsx";
import { requestLinks } from "../message/messages.ts";
import { textNumber } from "../message/phone-numbers.ts";

/* What a reader finds in the code: qr-code.spec.ts. */

const TYPED = { service: "Other", name: "Ana Lopez", phone: "817", location: "I-35W", details: "x" };

/** Sends a request from a computer whose canvas draws nothing. @returns what the panel says. */
async function sendFromComputer(typed = TYPED): Promise<string> {
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
  await form.fill(typed);
  await form.tap(form.send());
  await form.wait(1_000);
  await act(() => vi.dynamicImportSettled());
  return find("[aria-labelledby=sent-heading]").textContent;
}

// A code of 57 modules (version 10) holds 271 bytes, two fewer with a declaration (ISO/IEC 18004, table 7).
test("text of ASCII does not declare its encoding, which some scanners show", async () => {
  const texts = textNumber(FACTS.hotline);
  const request = { ...TYPED, topic: FACTS.topic };
  const { text } = requestLinks(request, 0, { texts, email: FACTS.email });
  const bytes = Buffer.byteLength(`SMSTO:${texts.e164}:${text}`) - 1;
  expect(await sendFromComputer({ ...TYPED, details: "x".repeat(271 - bytes) })).toContain(
    "Scan with your phone",
  );
  // With a margin of four modules on each side.
  expect(find<HTMLCanvasElement>("canvas").width).toBe(57 + 8);
});

test("without the code that draws it, the panel mentions no code to scan, nor an app that has opened", async () => {
  vi.doMock("lean-qr", () => {
    throw new TypeError("Failed to fetch");
  });
  const words = await sendFromComputer();
  vi.doUnmock("lean-qr");
  expect(words).toMatch(
    /^Did your text go through\?Many computers can’t send texts\. To be sure, call\.Call/,
  );
  expect(words).not.toMatch(/scan|your text app/i);
});
