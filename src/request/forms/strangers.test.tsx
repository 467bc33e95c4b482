// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { find } from "../../../build/fixtures/show.tsx";
import { PAGE_GEOCODER } from "../../../tests/support/location.ts";
import { ContactForm } from "./contact-form.island.tsx";
import { RequestForm } from "./request-form.island.tsx";
import { RequestHelpForm } from "./request-help-form.island.tsx";
import { openForm } from "./testing/form-page.tsx";

/* What extensions do to a form that is in use. In browsers: translated.spec.ts, tests/engines/dialog.test.ts. */

const TYPED = { service: "Other", name: "Ana", phone: "817", email: "ana@mail.example", location: "Exit 52" };

/** What extensions do to each control, now and from now on. */
const CHANGES: Readonly<Record<string, (control: Element) => unknown>> = {
  wraps(control) {
    const wrapper = document.createElement("div");
    control.replaceWith(wrapper);
    wrapper.append(control);
  },
  replaces: (control) => control.replaceWith(control.cloneNode(true)),
};

const controls = () => document.querySelectorAll("form :is(input, select, textarea), main :is(a, button)");

test.each(["wraps", "replaces"])("a form whose controls an extension %s answers, and sends", async (how) => {
  const change = (only: string) => {
    for (const control of controls()) if (control.matches(only)) CHANGES[how]?.(control);
  };
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const Form of [RequestForm, RequestHelpForm, ContactForm]) {
    const { tap, send, fill, field, links, wait } = await openForm(<Form />);
    change("input, select, textarea");
    await tap(send());
    if (Form !== RequestHelpForm) expect(find("#toasts").textContent).toContain("Missing Information");
    if (Form !== ContactForm) {
      await tap(find("#request-gps"));
      expect(field("location").value).toBe(PAGE_GEOCODER.words);
    }
    // A button that is replaced has lost its code.
    if (how === "wraps") {
      change("button");
      if (Form !== ContactForm) await tap(find("#location-pin"));
    }
    for (const [name, text] of Object.entries({ ...TYPED, message: "Two vans" }))
      if (document.querySelector(`form [name=${name}]`)) await fill({ [name]: text });
    await tap(send());
    await wait(1_000);
    if (Form === RequestHelpForm) expect(find("#sent-heading").textContent).toBe("Request Received!");
    else expect(decodeURIComponent(links.join())).toContain("Name: Ana");
    change("a, button");
    if (Form !== ContactForm && how === "wraps") await tap(find(".sent-done"));
  }
  expect(complaints).not.toHaveBeenCalled();
});
