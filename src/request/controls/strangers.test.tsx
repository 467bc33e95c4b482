import { act } from "react";
import { expect, test, vi } from "vitest";
import { find } from "../../../prerender/fixtures/show.tsx";
import { PAGE_GEOCODER } from "../../../tests/support/location.ts";
import { ContactForm } from "../contact/contact-form.island.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { openForm, TYPED } from "./testing/form-page.tsx";

/* What extensions do to a form that is in use. In browsers: translated.spec.ts, tests/engines/dialog.test.ts. */

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
  const { tap, send, sendAll, field, links } = await openForm(<RequestForm />);
  change("input, select, textarea");
  await tap(send());
  expect(find("#toasts").textContent).toContain("Missing Information");
  await tap(find("#request-gps"));
  expect(field("location").value).toBe(PAGE_GEOCODER.words);
  // A button that is replaced has lost its code.
  if (how === "wraps") {
    change("button");
    await tap(find("#location-pin"));
  }
  await sendAll();
  expect(decodeURIComponent(links.join())).toContain("Name: Ana");
  change("a, button");
  if (how === "wraps") await tap(find(".sent-done"));
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  [RequestForm, ".location-line > span", "Tire Change"],
  [RequestForm, ".checks", "Tire Change"],
  [RequestForm, ".toast > *, [role=alert] > div", "Tire Change"],
  [RequestHelpForm, "form", "tire"],
])("%o whose extension wraps %s may lose an extra, and sends", async (Form, selector, service) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { tap, send, sendAll } = await openForm(<Form />);
  for (const button of [send(), find("#request-gps")]) {
    await tap(button);
    for (const part of document.querySelectorAll(selector)) CHANGES.wraps?.(part);
  }
  await tap(find("#location-pin"));
  await sendAll({ ...TYPED, service });
  expect(decodeURIComponent(find<HTMLAnchorElement>(".ways-to-send [href^=sms]").href)).toContain("Name: Ana");
});

/* Elements of others with our names and ids. */
const INPUTS = ["service", "name", "phone", "location", "details", "email", "message", "elements", "submit"]
  .map((name) => `<input name="${name}" id="${name}" value="theirs">`)
  .concat(`<input type="checkbox" name="notes" value="Not with the car" checked>`)
  .join("");
const PARTS = ["main", "toasts", "request", "sent-panel", "sent-heading", "page-data"]
  .map((id) => `<div id="${id}" class="theirs"></div>`)
  .join("");

const WRITTEN = { name: "Ana", email: "ana@mail.example", phone: "817", message: "Two vans" };

test("elements of others with the names and ids of ours change nothing", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const [Form, typed] of [
    [RequestForm, TYPED],
    [RequestHelpForm, { ...TYPED, service: "tire" }],
    [ContactForm, WRITTEN],
  ] as const) {
    const { tap, send, sendAll, fill, field, links, values } = await openForm(<Form />);
    for (const place of ["afterbegin", "beforeend"] as const)
      for (const part of [find("form"), document.body]) part.insertAdjacentHTML(place, INPUTS);
    document.body.insertAdjacentHTML("afterbegin", `${PARTS}<dialog open class="theirs"></dialog>`);
    for (const label of document.querySelectorAll("label"))
      expect(label.control).toBe(label.querySelector("[data-line]"));
    // A selector cannot have such a name without quotation marks.
    for (const name of ["", "items[]"]) {
      const theirs = Object.assign(document.createElement("input"), { name, value: "theirs" });
      find("form").append(theirs);
      await act(() => theirs.dispatchEvent(new Event("input", { bubbles: true })));
    }
    await fill({ ...typed, name: "" });
    if (Form !== RequestHelpForm) {
      await tap(send());
      expect(document.activeElement).toBe(field("name"));
      expect(find("[data-part=toasts]").textContent).toContain("Missing Information");
    }
    await sendAll({ name: "Ana" });
    const sent = decodeURIComponent([...links, find("[data-part=main]").innerHTML].join());
    expect(sent).toContain("Name: Ana");
    expect(sent).toContain("817");
    expect(sent).not.toContain("Notes: Not with");
    expect(values()).not.toContain("Ana");
    for (const stranger of document.querySelectorAll<HTMLInputElement>("input:not([data-line], [name=notes])"))
      expect(stranger.value).toBe("theirs");
    if (Form !== ContactForm) expect(find("[data-part=main] .ways-to-send").textContent).toBeTruthy();
    for (const part of document.querySelectorAll(".theirs")) expect(part.innerHTML).toBe("");
  }
  expect(complaints).not.toHaveBeenCalled();
});
