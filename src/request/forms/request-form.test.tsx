// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { FACTS, find } from "../../../build/fixtures/show.tsx";
import { requestLinks } from "../message/messages.ts";
import { textNumber } from "../message/phone-numbers.ts";
import { RequestForm } from "./request-form.island.tsx";
import { openForm, PLACE_WORDS, startScreenReader } from "./testing/form-page.tsx";

/* In a browser: request-sending.spec.ts. What opens when: request-actions.test.tsx. */

const TYPED = { service: "Tire Change", name: "Ana", phone: "817", location: "Exit 52", details: "Flat" };

const dispatch = { texts: textNumber(FACTS.hotline), email: FACTS.email };
const { sms, mail } = requestLinks({ ...TYPED, topic: FACTS.topic }, 0, dispatch);

test("what a screen reader says, from a refused Send to the toast", async () => {
  const { tap, send, fill, field, wait } = await openForm(<RequestForm />, { ...FACTS, answers: "toast" });
  const hear = await startScreenReader();
  expect(await hear(() => tap(send()))).toEqual([
    "dialog",
    "button, Send Request, Opens a text, then an email draft.",
    "combobox, Service Needed, Choose a service., has popup listbox, not expanded, invalid, required",
    "assertive: Missing InformationPlease fill in all required fields.",
  ]);
  expect(await hear(() => tap(find("#request-gps")))).toEqual([
    "button, Use my GPS location",
    "polite: Finding your location",
    "polite: GPS attached: within 50 feet",
    `polite: Location Found! Using: ${PLACE_WORDS}`,
  ]);
  expect(field("location").value).toBe(PLACE_WORDS);
  await fill({ ...TYPED, location: PLACE_WORDS });
  expect(await hear(() => tap(send()))).toEqual([
    "button, Send Request, Opens a text, then an email draft.",
    "polite: Opening your text app",
  ]);
  const done = await hear(() => wait(1_000));
  expect(done.at(-1)).toBe("polite: Request Sent!Your service request has been sent via SMS and email.");
});

test("Send opens the text and then the mail, closes the dialog, and clears its fields", async () => {
  const { tap, send, fill, wait, links, dialog, values } = await openForm(<RequestForm />);
  await fill(TYPED);
  await tap(send());
  expect(dialog.open).toBe(true);
  await wait(1_000);
  expect(links).toEqual([sms, mail]);
  expect(dialog.open).toBe(false);
  expect(values()).toEqual(["", "", "", "", ""]);
});

test("what is typed, tapped or found after Send stays in the open dialog; a second Send sends nothing", async () => {
  const { tap, send, fill, wait, links, dialog, values, toast } = await openForm(<RequestForm />);
  await fill(TYPED);
  await tap(send());
  await fill({ details: "Smoke, too" });
  await tap(find("#request-note-no-spare"));
  await tap(find("#request-gps"));
  await tap(send());
  await wait(1_000);
  expect(links).toEqual([sms, mail]);
  expect(toast()).toMatch(/^Request Sent!/);
  expect(dialog.open).toBe(true);
  expect(values()).toEqual(["", "", "", TYPED.location, "Smoke, too; No spare; "]);
  expect(find(".location-line").textContent).toContain("GPS attached");
});

test("a dialog that is closed and opened again within the second stays open, and is cleared", async () => {
  const { tap, send, fill, wait, dialog, values } = await openForm(<RequestForm />);
  await fill(TYPED);
  await tap(send());
  await act(() => {
    dialog.close();
    dialog.show();
  });
  await wait(1_000);
  expect(dialog.open).toBe(true);
  expect(values()).toEqual(["", "", "", "", ""]);
});

test("a request that no email draft can hold goes as a text, and the toast says so", async () => {
  const { tap, send, fill, wait, links, toast } = await openForm(<RequestForm />);
  await fill({ ...TYPED, location: "राष्ट्रीय राजमार्ग ".repeat(18) });
  await tap(send());
  await wait(1_000);
  expect(links.map((link) => link.slice(0, 4))).toEqual(["sms:"]);
  expect(toast()).toContain("sent via SMS. It is too long for an email: copy it below.");
});

test("what GPS and a note write waits for a word that a keyboard is composing", async () => {
  const { tap, field, fill } = await openForm(<RequestForm />);
  for (const [name, control, composed, expected] of [
    ["location", "#request-gps", "exits", "exits"],
    ["details", "#request-note-northbound", "flats", "flats; Northbound; "],
  ] as const) {
    const compose = (phase: string) =>
      act(() => field(name).dispatchEvent(new Event(phase, { bubbles: true })));
    await compose("compositionstart");
    await fill({ [name]: "exit" });
    await tap(find(control));
    expect(field(name).value).toBe("exit");
    await fill({ [name]: composed });
    await compose("compositionend");
    expect(field(name).value).toBe(expected);
  }
});
