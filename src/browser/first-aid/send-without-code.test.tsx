// @vitest-environment happy-dom
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requestHelpServices } from "../../content/general-pages.ts";
import { ContactForm } from "../../islands/contact-form.tsx";
import { RequestForm } from "../../islands/request-form.tsx";
import { RequestHelpForm } from "../../islands/request-help-form.tsx";
import { contactLink, MAIL_LINK_LIMIT, requestLinks, SMS_TEXT_LIMIT } from "../../request/request-links.ts";
import { fieldText, freeText } from "../../request/test-arbitraries.ts";
import { isBlank, oneLine } from "../../request/text.ts";
import { sendWithoutCode } from "./send-without-code.ts";

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
  addEventListener("submit", sendWithoutCode);
});

afterEach(() => {
  removeEventListener("submit", sendWithoutCode);
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
const showRequestHelp = () => show(<RequestHelpForm hotline={hotline} email={email} adMonitoring={null} />);
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

/** Sends the form as a tap on its button does; the event as it went on. */
function send(): Event {
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(submit);
  return submit;
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

/** The text without half characters, which no keyboard writes. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

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

const services = ["Jump Start", "Lockout Service", "Tire Change", "Other"];

describe("a request", () => {
  const typed = { service: "Jump Start", name: "Ana", phone: "817 555 0198", location: "I-35W, exit 60" };

  test("goes out as the text that the code would have written", () => {
    showRequest();
    fill({ ...typed, details: "Hazards on.\nBlue van & 100 % flat." });
    const submit = send();
    expect(submit.defaultPrevented).toBe(true);
    expect(read(only())).toEqual({
      start: "sms:+18175550199?&body=",
      body: "Service: Jump Start\nName: Ana\nPhone: 817 555 0198\nLocation: I-35W, exit 60\nDetails: Hazards on.\nBlue van & 100 % flat.",
    });
  });

  test("without details has no line for them", () => {
    showRequest();
    fill({ ...typed, details: " \n" });
    send();
    expect(read(only()).body).toBe(
      "Service: Jump Start\nName: Ana\nPhone: 817 555 0198\nLocation: I-35W, exit 60",
    );
  });

  test("is to the letter what the code writes, where nothing must be cut, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...services),
        filledLine,
        filledLine,
        filledLine,
        lines,
        (service, name, phone, location, details) => {
          opened = [];
          showRequest();
          const request = fill({ service, name, phone, location, details });
          const code = read(requestLinks(request, dispatch).sms);
          fc.pre(!code.body.endsWith("…"));
          send();
          expect(read(only())).toEqual(code);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("of 10,000 characters is cut in its details and nowhere else, between two characters", () => {
    fc.assert(
      fc.property(longText, (details) => {
        opened = [];
        showRequest();
        const request = fill({ ...typed, details });
        send();
        const { body } = read(only());
        const [start, text = ""] = body.split("Details: ");
        expect(start).toBe("Service: Jump Start\nName: Ana\nPhone: 817 555 0198\nLocation: I-35W, exit 60\n");
        expect(body.length).toBeLessThanOrEqual(SMS_TEXT_LIMIT);
        expect(body.length).toBeGreaterThan(SMS_TEXT_LIMIT - 3);
        expectCut(text, request.details);
      }),
      { numRuns: 50, examples: [[`x${"🚗".repeat(4_999)}`], ["🚗".repeat(5_000)]] },
    );
  });

  test("keeps name, phone and location whole, though they alone are too long", () => {
    showRequest();
    const long = { name: "n".repeat(700), phone: "5".repeat(700), location: "🚗".repeat(1000) };
    fill({ service: "Other", ...long, details: "By the bridge" });
    send();
    expect(read(only()).body).toBe(
      `Service: Other\nName: ${long.name}\nPhone: ${long.phone}\nLocation: ${long.location}\nDetails: …`,
    );
  });
});

describe("a request of /request-help", () => {
  test("names the service as the page does, not by its value", () => {
    for (const { value, label } of requestHelpServices) {
      opened = [];
      showRequestHelp();
      fill({ service: value, name: "Ana", phone: "1", location: "Exit 60", description: "" });
      send();
      expect(read(only()).body).toBe(`Service: ${label}\nName: Ana\nPhone: 1\nLocation: Exit 60`);
    }
  });

  test("needs no service", () => {
    showRequestHelp();
    fill({ name: "Ana", phone: "1", location: "Exit 60", description: "Flat" });
    send();
    expect(read(only()).body).toBe("Name: Ana\nPhone: 1\nLocation: Exit 60\nDetails: Flat");
  });
});

describe("a contact message", () => {
  const typed = { name: "Ana", email: "ana@mail.example", phone: "" };

  test("goes out as the mail draft that the code would have written", () => {
    showContact();
    fill({ ...typed, message: "Thanks! Great & quick." });
    expect(send().defaultPrevented).toBe(true);
    expect(read(only())).toEqual({
      start:
        "mailto:help@lone-star.example?subject=Contact%20Form%20Submission%20-%20Bob%20%26%20Sons%27%20Tow&body=",
      body: "Name: Ana\r\nEmail: ana@mail.example\r\nMessage: Thanks! Great & quick.",
    });
  });

  test("breaks the lines of the message as mail programs want it (RFC 6068)", () => {
    showContact();
    const message = fill({ ...typed, message: "Thanks!\nGreat help.\n\nAna" });
    send();
    expect(read(only())).toEqual(read(contactLink(message, { email, businessName })));
  });

  test("is to the letter what the code writes, where nothing must be cut, whatever was typed on a line", () => {
    const oneLineMessage = lines.map((text) => text.replaceAll("\n", " "));
    fc.assert(
      fc.property(filledLine, filledLine, line, oneLineMessage, (name, address, phone, message) => {
        fc.pre(message.trim() !== "");
        opened = [];
        showContact();
        const contact = fill({ name, email: address, phone, message });
        fc.pre(contact.email.trim() !== "");
        const code = read(contactLink(contact, { email, businessName }));
        fc.pre(!code.body.endsWith("…"));
        send();
        expect(read(only())).toEqual(code);
      }),
      { numRuns: 200 },
    );
  });

  test("of 10,000 characters is cut in its message and nowhere else, between two characters", () => {
    fc.assert(
      fc.property(longText, (message) => {
        opened = [];
        showContact();
        const contact = fill({ ...typed, message });
        send();
        const link = only();
        const [start, text = ""] = read(link).body.split("Message: ");
        expect(start).toBe("Name: Ana\r\nEmail: ana@mail.example\r\n");
        expect(link.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
        expect(link.length).toBeGreaterThan(MAIL_LINK_LIMIT - "%F0%9F%9A%97".length);
        expectCut(text, contact.message);
      }),
      // Of every second offset, a cut at the limit of the code units goes through an emoji.
      { numRuns: 50, examples: [[`x${"🚗".repeat(4_999)}`], ["🚗".repeat(5_000)]] },
    );
  });
});

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

describe("a required field that is blank", () => {
  test.each(["", " ", "\t  "])("with %j is shown, and nothing goes out", (blank) => {
    showRequest();
    fill({ service: "Other", name: "Ana", phone: blank, location: blank, details: "Flat" });
    const complaints: string[] = [];
    document.addEventListener("invalid", ({ target }) => complaints.push((target as HTMLInputElement).name), {
      capture: true,
      once: true,
    });
    expect(send().defaultPrevented).toBe(true);
    expect(opened).toEqual([]);
    expect(complaints).toEqual(["phone"]);
    expect(control("name").value).toBe("Ana");
    expect(control("details").value).toBe("Flat");
  });

  test("is filled in and sent", () => {
    showRequest();
    fill({ service: "Other", name: "Ana", phone: " ", location: "Exit 60", details: "" });
    send();
    control("phone").value = "817";
    send();
    expect(read(only()).body).toBe("Service: Other\nName: Ana\nPhone: 817\nLocation: Exit 60");
  });

  test("may be a choice that was not made", () => {
    showRequest();
    fill({ name: "Ana", phone: "1", location: "Exit 60", details: "" });
    send();
    expect(opened).toEqual([]);
  });

  test("is one of those that the form insists on", () => {
    showContact();
    fill({ name: "Ana", email: "", phone: "", message: "Thanks" });
    send();
    expect(opened).toEqual([]);
    control("email").value = "a@b.co";
    send();
    expect(read(only()).body).toBe("Name: Ana\r\nEmail: a@b.co\r\nMessage: Thanks");
  });
});

describe("is left alone:", () => {
  test("a submit that the form's code has answered", () => {
    showRequest();
    fill({ service: "Other", name: "Ana", phone: "1", location: "Exit 60", details: "" });
    document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
    send();
    expect(opened).toEqual([]);
  });

  test("a form that is none of the site's", () => {
    document.body.innerHTML = '<form><input name="q"></form>';
    expect(send().defaultPrevented).toBe(false);
    expect(opened).toEqual([]);
  });
});
