import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { openForm } from "../controls/testing/form-page.tsx";
import { contactLink, contactText } from "../rules/contact-message.ts";
import { CONTACT } from "../rules/fields.ts";
import { ContactForm } from "./contact-form.island.tsx";

/* In a browser: translated.spec.ts, tests/journeys/nothing-moves.spec.ts. */

const WRITTEN = { name: "Zoë", email: "josé@example.com", phone: "", message: "Two vans" };
const draft = (message: typeof WRITTEN) => `_blank ${contactLink(contactText(message), PAGE_DATA)}`;

/** What is wrong with the fields, in their order. */
const errors = () =>
  CONTACT.fields.map(({ name }) => {
    const control = find(`#${name}`);
    const isWrong = control.getAttribute("aria-invalid") === "true";
    const id = control.getAttribute("aria-describedby");
    return isWrong && id ? find(`#${id}`).textContent : "";
  });

test("what is missing or wrong is reported at its field, and in a toast until the driver types", async () => {
  const { tap, send, fill, links, toast, values } = await openForm(<ContactForm />);
  // A name of invisible characters.
  await fill({ name: "\u200B\u2060", email: WRITTEN.email, message: "\n " });
  await tap(send());
  expect(find(".toast-failure [role=alert]").textContent).toBe(
    "Missing InformationPlease fill in all required fields.",
  );
  expect(document.activeElement?.id).toBe("name");
  expect(errors()).toEqual(["Enter your name.", "", "", "Enter your message."]);
  expect(values()).toEqual(["\u200B\u2060", WRITTEN.email, "", "\n "]);
  await fill({ message: WRITTEN.message });
  expect(errors()).toEqual(["Enter your name.", "", "", ""]);
  // It is hidden, and keeps its room.
  expect(find("[data-corrected]").textContent).toBe("Enter your message.");
  expect(toast()).toBe("");
  await fill({ name: WRITTEN.name, email: "zoe@" });
  await tap(send());
  expect(errors()).toEqual(["", "Use name@domain.com.", "", ""]);
  // Nothing is missing.
  expect(toast()).toBe("");
  expect(document.activeElement?.id).toBe("email");
  expect(links).toEqual([]);
  await fill({ name: "" });
  await tap(send());
  expect(errors()).toEqual(["Enter your name.", "Use name@domain.com.", "", ""]);
  expect(toast()).toMatch(/^Missing Information/);
  await fill({ name: WRITTEN.name });
  // As it comes from some web pages and address books.
  await fill({ email: "\u202Ajosé\xAD@example\u200B.com\u202C" });
  await tap(send());
  expect(links).toEqual([draft(WRITTEN)]);
  // In this window, in case the browser has blocked a new one.
  const again = find("form a[href^=mailto]").getAttribute("href");
  expect(`_blank ${again}`).toBe(draft(WRITTEN));
  expect(toast()).toBe("Message Sent!Your message has been sent. We'll get back to you soon.");
});

test("a message that no email draft can hold stays, and can be copied or shortened", async () => {
  const { tap, send, fill, links, field } = await openForm(<ContactForm />);
  const message = "मेरी गाड़ी का टायर फट गया। ".repeat(10);
  await fill({ ...WRITTEN, email: `${WRITTEN.email}\u200B`, message });
  await tap(send());
  expect(errors().join("")).toBe("Too long for an email. Shorten it or copy it below.");
  expect(field("message").value).toBe(message);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await tap(find(".send-again button"));
  expect(copy).toHaveBeenCalledWith(contactText({ ...WRITTEN, message }));
  expect(links).toEqual([]);
  await fill({ message: WRITTEN.message });
  await tap(send());
  expect(links).toEqual([draft(WRITTEN)]);
  expect(find(".send-again button").textContent).toBe("Copy the message");
});

test("a double tap is one tap, also if a busy page gets to its second half seconds later", async () => {
  const { send, fill, links } = await openForm(<ContactForm />);
  const now = vi.spyOn(performance, "now");
  /** Taps at this time. The page gets to it four times as late. */
  const tapAt = async (timeStamp: number, control = send()) => {
    now.mockReturnValue(timeStamp * 4);
    const click = new MouseEvent("click", { bubbles: true });
    await act(() => control.dispatchEvent(Object.defineProperty(click, "timeStamp", { value: timeStamp })));
  };
  await fill(WRITTEN);
  await tapAt(2_000);
  await tapAt(2_900);
  expect(links).toHaveLength(1);
  expect(errors().join("")).toBe("");
  await fill(WRITTEN);
  await tapAt(3_000);
  expect(links).toHaveLength(2);
  await tapAt(3_100, find("#name"));
  // A script submits without a tap, here twice within a second.
  for (const time of [15_000, 15_900]) {
    now.mockReturnValue(time);
    await fill(WRITTEN);
    await act(() => find<HTMLFormElement>("form").requestSubmit());
    expect(links).toHaveLength(3);
  }
});
