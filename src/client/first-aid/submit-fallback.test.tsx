// @vitest-environment happy-dom
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContactForm } from "../../islands/contact-form.tsx";
import { RequestForm } from "../../islands/request-form.tsx";
import { contactLink, MAIL_LINK_LIMIT, requestLinks, SMS_TEXT_LIMIT } from "../../request/request-links.ts";
import { SERVICE_CHOICES } from "../../request/service-request.ts";
import { fieldText, freeText, wellFormed } from "../../request/test-arbitraries.ts";
import { isBlank, oneLine } from "../../request/text.ts";
import { submitFallback } from "./submit-fallback.ts";

const hotline = { e164: "+18175550199", display: "(817) 555-0199" };
const email = "help@lone-star.example";
const businessName = "Bob & Sons' Tow";
const dispatch = { e164: hotline.e164, email };

let opened: string[];

beforeEach(() => {
  opened = [];
  vi.stubGlobal("location", {
    set href(link: string) {
      opened.push(link);
    },
  });
  addEventListener("submit", submitFallback);
});

afterEach(() => {
  removeEventListener("submit", submitFallback);
  vi.unstubAllGlobals();
});

/** Shows one of the site's forms as the build writes it, before its code is there. */
function show(form: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(form);
  // A browser's form tells its fields before its own properties (LegacyOverrideBuiltIns); happy-dom's does not.
  const shown = document.querySelector("form");
  if (shown) Object.defineProperty(shown, "name", { get: () => shown.elements.namedItem("name") });
}

const showRequest = () =>
  show(<RequestForm hotline={hotline} email={email} variant="service" start="Keller TX" />);
const showContact = () => show(<ContactForm hotline={hotline} email={email} businessName={businessName} />);

function control(name: string) {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

/** Types into the form; what then stands there, which may be less than was typed. */
function fill<Field extends string>(typed: Record<Field, string>): Record<Field, string> {
  const values: Record<string, string> = {};
  for (const [name, text] of Object.entries<string>(typed)) {
    control(name).value = text;
    values[name] = control(name).value;
  }
  return values as Record<Field, string>;
}

/** Sends the form as a tap on its button does. */
function send(): void {
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** What a mail or text app makes of a link. */
function read(link = ""): { start: string; body: string } {
  const [start = "", body = ""] = link.split(/(?<=[?&]body=)/);
  // A value that is not encoded throughout would end early or add a field.
  expect(body).toMatch(/^(?:[\w.~!'()*-]|%[0-9A-F]{2})*$/);
  return { start, body: decodeURIComponent(body) };
}

const only = () => {
  expect(opened).toHaveLength(1);
  return opened[0] ?? "";
};

/** What a one-line field of a browser may hold: it takes no line breaks, and phones write whole characters. */
const line = fieldText
  .map((text) => wellFormed(oneLine(text)))
  // What cannot be seen is refused or left out by the code; first aid is too small to know it.
  .filter((text) => isBlank(text) === !text.trim());
const filledLine = line.filter((text) => text.trim() !== "");
/** And what a text area holds: lines end in LF. */
const lines = freeText
  .map((text) => wellFormed(text.replace(/\r\n?/g, "\n")))
  .filter((text) => isBlank(text) === !text.trim());

/** 10,000 characters without a line break, most of them of two code units, beginning anywhere. */
const longText = fc
  .array(fc.constantFrom("x", "é", "李", "🚗", "🚗", "🇺🇸", " a", "&"), { minLength: 1, maxLength: 20 })
  .map((parts) => wellFormed(parts.join("").repeat(10_000).slice(0, 10_000)));

/** A cut text is what was typed up to somewhere, and a mark. */
function expectCut(text: string, typed: string): void {
  expect(text.endsWith("…")).toBe(true);
  expect(typed.startsWith(text.slice(0, -1))).toBe(true);
  expect(text).toBe(wellFormed(text));
}

const CONTACT = { name: "Ana", email: "ana@mail.example", phone: "" };
const CONTACT_HEAD = "Name: Ana\r\nEmail: ana@mail.example\r\nMessage: ";
const REQUEST = { service: "Other", name: "Ana", phone: "817 555 0198", location: "I-35W, exit 60" };
const HEAD = "Keller TX:\nService: Other\nName: Ana\nPhone: 817 555 0198\nLocation: I-35W, exit 60";

describe("a request", () => {
  test("is to the letter what the code writes, where nothing must be cut, whatever was typed", () => {
    const services = fc.constantFrom(...SERVICE_CHOICES);
    fc.assert(
      fc.property(
        services,
        filledLine,
        filledLine,
        filledLine,
        lines,
        (service, name, phone, location, details) => {
          opened = [];
          showRequest();
          const request = fill({ service, name, phone, location, details });
          const code = read(requestLinks({ page: "Keller TX", ...request }, dispatch).sms);
          fc.pre(!code.body.endsWith("…"));
          send();
          expect(read(only())).toEqual(code);
        },
      ),
      {
        numRuns: 200,
        examples: [["Jump Start", "Ana", "1", "Exit 60", "Hazards on.\nBlue van & 100 % flat."]],
      },
    );
  });

  test("keeps name, phone and location whole, though they alone are too long", () => {
    showRequest();
    const long = { name: "n".repeat(700), phone: "5".repeat(700), location: "🚗".repeat(1000) };
    fill({ service: "Other", ...long, details: "By the bridge" });
    send();
    expect(read(only()).body).toBe(
      `Keller TX:\nService: Other\nName: ${long.name}\nPhone: ${long.phone}\nLocation: ${long.location}\nDetails: …`,
    );
  });
});

test("a contact message is to the letter what the code writes", () => {
  showContact();
  const message = "Thanks!\nGreat & quick: 100 % \u{1F69A}\n\nAna";
  const contact = fill({ name: "Ana López", email: "ana+tires@mail.example", phone: "", message });
  send();
  expect(read(only())).toEqual(read(contactLink(contact, { email, businessName })));
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
        opened = [];
        form();
        const typed = fill<string>({ ...(form === showRequest ? REQUEST : CONTACT), [field]: text });
        send();
        const { body } = read(only());
        expect(body.startsWith(head)).toBe(true);
        expect(length(only())).toBeLessThanOrEqual(limit);
        expect(length(only())).toBeGreaterThan(limit - "%F0%9F%9A%97".length);
        expectCut(body.slice(head.length), typed[field] ?? "");
      }),
      // Of every second offset, a cut at the limit of the code units goes through an emoji.
      { numRuns: 50, examples: [[`x${"🚗".repeat(4_999)}`], ["🚗".repeat(5_000)]] },
    );
  },
);
