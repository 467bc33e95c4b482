// @vitest-environment happy-dom
import fc from "fast-check";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { find, hotline, show as showPage } from "../../../prerender/fixtures/show.tsx";
import { fieldText, freeText, wellFormed } from "../../../tests/support/arbitraries.ts";
import { ContactForm } from "../../islands/contact-form.tsx";
import { RequestForm } from "../../islands/request-form.tsx";
import { SERVICE_CHOICES } from "../../request/messages.ts";
import { contactLink, MAIL_LINK_LIMIT, requestLinks, SMS_TEXT_LIMIT } from "../../request/request-links.ts";
import { isBlank, oneLine } from "../../request/text.ts";
import { submitFallback } from "./submit-fallback.ts";

const email = "help@lone-star.example";
const businessName = "Bob & Sons' Tow";
const dispatch = { e164: hotline.e164, email };

addEventListener("submit", submitFallback);

/** Shows one of the site's forms as the build writes it, before its code is there. */
function show(form: ReactNode): void {
  showPage(form);
  // In a browser, a form's fields come before its own properties (LegacyOverrideBuiltIns); in happy-dom they don't.
  Object.defineProperty(find("form"), "name", { get: () => find("[name=name]") });
}

const showRequest = () =>
  show(<RequestForm hotline={hotline} email={email} feedback="inline" topic="Keller TX" />);
const showContact = () => show(<ContactForm hotline={hotline} email={email} businessName={businessName} />);

/** Types into the form. @returns what the fields then hold, which may be less than was typed. */
function fill<Field extends string>(typed: Record<Field, string>): Record<Field, string> {
  const values: Record<string, string> = {};
  for (const [name, text] of Object.entries<string>(typed)) {
    const control = find(`[name=${name}]`) as HTMLInputElement;
    control.value = text;
    values[name] = control.value;
  }
  return values as Record<Field, string>;
}

/** Sends the form as a tap on its button does. @returns the one link that it opens. */
function send(): string {
  const open = vi.fn<(link: string) => void>();
  vi.stubGlobal("location", {
    set href(link: string) {
      open(link);
    },
  });
  find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(open).toHaveBeenCalledTimes(1);
  return open.mock.calls[0]?.[0] ?? "";
}

/** What a mail or text app makes of a link. */
function read(link: string): { start: string; body: string } {
  const [start = "", body = ""] = link.split(/(?<=[?&]body=)/);
  // A value that is not encoded throughout would end early or add a field.
  expect(body).toMatch(/^(?:[\w.~!'()*-]|%[0-9A-F]{2})*$/);
  return { start, body: decodeURIComponent(body) };
}

/** What a one-line field of a browser may hold: it takes no line breaks, and phones write whole characters. */
const line = fieldText
  .map((text) => wellFormed(oneLine(text)))
  // The form's code refuses or drops invisible characters; first aid is too small to know them.
  .filter((text) => isBlank(text) === !text.trim());
const filledLine = line.filter((text) => text.trim() !== "");
/** What a text area may hold: lines end in LF. */
const lines = freeText
  .map((text) => wellFormed(text.replace(/\r\n?/g, "\n")))
  .filter((text) => isBlank(text) === !text.trim());

/** 10,000 characters without a line break, most of them of two code units, beginning anywhere. */
const longText = fc
  .array(fc.constantFrom("x", "é", "李", "🚗", "🚗", "🇺🇸", " a", "&"), { minLength: 1, maxLength: 20 })
  .map((parts) => wellFormed(parts.join("").repeat(10_000).slice(0, 10_000)));

const CONTACT = { name: "Ana", email: "ana@mail.example", phone: "" };
const CONTACT_HEAD = "Name: Ana\r\nEmail: ana@mail.example\r\nMessage: ";
const REQUEST = { service: "Other", name: "Ana", phone: "817 555 0198", location: "I-35W, exit 60" };
const HEAD = "Keller TX:\nService: Other\nName: Ana\nPhone: 817 555 0198\nLocation: I-35W, exit 60";

test("if nothing must be cut, a request is exactly what the code writes, whatever was typed", () => {
  const requests = fc.record({
    service: fc.constantFrom(...SERVICE_CHOICES),
    name: filledLine,
    phone: filledLine,
    location: filledLine,
    details: lines,
  });
  fc.assert(
    fc.property(requests, (typed) => {
      showRequest();
      const request = fill(typed);
      const code = read(requestLinks({ topic: "Keller TX", ...request }, dispatch).sms);
      fc.pre(!code.body.endsWith("…"));
      expect(read(send())).toEqual(code);
    }),
    { numRuns: 200 },
  );
});

test("a request keeps name, phone and location whole, even if they alone are too long", () => {
  showRequest();
  const long = { name: "n".repeat(700), phone: "5".repeat(700), location: "🚗".repeat(1000) };
  fill({ service: "Other", ...long, details: "By the bridge" });
  expect(read(send()).body).toBe(
    `Keller TX:\nService: Other\nName: ${long.name}\nPhone: ${long.phone}\nLocation: ${long.location}\nDetails: …`,
  );
});

test("a contact message is exactly what the code writes", () => {
  showContact();
  const message = "Thanks!\nGreat & quick: 100 % \u{1F69A}\n\nAna";
  const contact = fill({ name: "Ana López", email: "ana+tires@mail.example", phone: "", message });
  expect(read(send())).toEqual(read(contactLink(contact, { email, businessName })));
});

const lengthOfText = (link: string) => read(link).body.length;
const lengthOfLink = (link: string) => link.length;

test.each([
  ["request", showRequest, "details", `${HEAD}\nDetails: `, lengthOfText, SMS_TEXT_LIMIT],
  ["contact message", showContact, "message", CONTACT_HEAD, lengthOfLink, MAIL_LINK_LIMIT],
] as const)(
  "a %s is cut in its free text and nowhere else, between two characters",
  (_, form, field, head, length, limit) => {
    fc.assert(
      fc.property(longText, (text) => {
        form();
        const typed = fill<string>({ ...(form === showRequest ? REQUEST : CONTACT), [field]: text });
        const link = send();
        const { body } = read(link);
        expect(body.startsWith(head)).toBe(true);
        expect(length(link)).toBeLessThanOrEqual(limit);
        expect(length(link)).toBeGreaterThan(limit - "%F0%9F%9A%97".length);
        expect(typed[field]?.startsWith(body.slice(head.length, -1))).toBe(true);
        expect(body.endsWith("…")).toBe(true);
        expect(body).toBe(wellFormed(body));
      }),
      // With one of these two offsets, a cut at the limit of code units would split an emoji.
      { numRuns: 50, examples: [[`x${"🚗".repeat(4_999)}`], ["🚗".repeat(5_000)]] },
    );
  },
);
