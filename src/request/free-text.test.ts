import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { freeText, serviceRequests, wellFormed } from "../../tests/support/arbitraries.ts";
import { parseLink, withCrLf } from "../../tests/support/links.ts";
import { roomText } from "../content/form-texts.ts";
import { type FreeText, fitFreeText } from "./free-text.ts";
import { requestText, type ServiceRequest } from "./messages.ts";
import { MAIL_LINK_LIMIT, requestLinks, requestRoom, SMS_TEXT_LIMIT } from "./request-links.ts";
import { isBlank } from "./text.ts";

const fitInto = (text: string, limit: number, build: FreeText["build"]) =>
  fitFreeText({ text, limit, build });

const plain = (text: string) => text;

test.each([
  ["🚗🚗🚗", 4, "🚗…"],
  ["a👩🏽‍🔧b", 8, "a👩🏽‍…"],
  ["a👩🏽‍🔧b", 4, "a👩…"],
])("without Intl.Segmenter %j in %d is %j: at least no half surrogate pairs", (text, limit, expected) => {
  vi.stubGlobal("Intl", {});
  expect(fitInto(text, limit, plain)).toBe(expected);
});

describe("the text around a free text", () => {
  const framed = (text: string) => `<${encodeURIComponent(text)}>`;

  test("counts towards the limit, as encoded", () => {
    expect(fitInto("a b c d e f", 23, framed)).toBe("<a%20b%20c%20d%20e%20f>");
    expect(fitInto("a b c d e f", 22, framed)).toBe("<a%20b%20c%E2%80%A6>");
    expect(fitInto("a b c d e f", 18, framed)).toBe("<a%20b%E2%80%A6>");
  });

  test.each(["", " \n"])("gets no ellipsis for the free text %j, from which nothing was cut", (text) => {
    expect(fitInto(text, 1, framed)).toBe(framed(text));
  });
});

test("keeps as much as fits, and cuts no character in two", () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(freeText, fc.integer({ min: 1, max: 2_000 }), (text, limit) => {
      const fitted = fitInto(text, limit, plain);
      if (text.length <= limit || isBlank(text)) {
        expect(fitted).toBe(text);
        return;
      }
      expect(fitted.endsWith("…")).toBe(true);
      expect(fitted.length).toBeLessThanOrEqual(limit);
      const kept = fitted.slice(0, -1);
      expect(text.startsWith(kept)).toBe(true);
      const next = segmenter.segment(text).containing(kept.length);
      expect(next?.index).toBe(kept.length);
      expect(kept.length + (next?.segment.length ?? 0) + 1).toBeGreaterThan(limit);
    }),
    {
      numRuns: 1_000,
      examples: [
        ["ab\r\ncd", 4],
        ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 15],
      ],
    },
  );
});

const DISPATCH = { e164: "+18175550199", email: "help@lone-star.example" };

const EMPTY = { topic: "Keller TX", service: "", name: "", phone: "", location: "", details: "" };

/** A request whose text is 20 characters longer than its details, which have this many letters. */
function requestOf(length: number): ServiceRequest {
  return { ...EMPTY, details: "x".repeat(length) };
}

function roomOf(request: ServiceRequest) {
  return requestRoom(request, DISPATCH.email);
}

function wordsFor(request: ServiceRequest): string {
  return roomText(roomOf(request)).text;
}

describe("the hint about the room for details", () => {
  test("is nothing below 80 % of a message, then how much more fits, then what is lost", () => {
    expect(requestText(requestOf(1))).toHaveLength(21);
    expect(
      [459, 460, 479, 480, 570, 571, 579, 580, 581, 600].map((length) => wordsFor(requestOf(length))),
    ).toEqual([
      "",
      "Room for about 120 more characters in the text.",
      "Room for about 100 more characters in the text.",
      "Room for about 100 more characters in the text.",
      "Room for about 10 more characters in the text.",
      "Room for a few more characters in the text.",
      "Room for a few more characters in the text.",
      "No room for more in the text.",
      "The text loses its last 2 characters. You can copy it all next.",
      "The text loses its last 21 characters. You can copy it all next.",
    ]);
  });

  test("counts the other fields, which are never cut", () => {
    expect(wordsFor({ ...EMPTY, location: "y".repeat(480) })).toMatch(/^Room for about 70 /);
    const location = "y".repeat(700);
    expect(wordsFor({ ...EMPTY, location })).toBe("No room for more in the text.");
    const words = wordsFor({ ...EMPTY, location, details: "A" });
    expect(words).toBe("The text loses its last character. You can copy it all next.");
  });

  test("is about the email where that holds less, as in other alphabets, and about both", () => {
    const cyrillic = (length: number) => ({ ...EMPTY, details: "ж".repeat(length) });
    expect(wordsFor(cyrillic(270))).toBe("Room for about 10 more characters in the email.");
    expect(wordsFor(cyrillic(300))).toBe("The email loses its last 18 characters. You can copy it all next.");
    const words = wordsFor(requestOf(2_500));
    expect(words).toBe("The text loses its last 1,921 characters, the email 803. You can copy it all next.");
  });

  test("has a title that changes only with the kind of message", () => {
    const lengths = [400, 460, 500, 580, 581, 700, 1_800];
    expect(lengths.map((length) => roomText(roomOf(requestOf(length))).title)).toEqual([
      "",
      "The text is almost full.",
      "The text is almost full.",
      "The text is full.",
      "Too long for the text.",
      "Too long for the text.",
      "Too long for the text and the email.",
    ]);
  });
});

test("the hint says exactly what is cut from a message, whatever was typed", () => {
  fc.assert(
    fc.property(serviceRequests, (entered) => {
      // The lines of a text area end in LF.
      const request = { ...entered, details: entered.details.replace(/\r\n?/g, "\n") };
      const { sms, mail } = requestLinks(request, DISPATCH);
      const whole = wellFormed(requestText(request));
      const messages = [
        { name: "text", whole, body: bodyOf(sms), used: whole.length / SMS_TEXT_LIMIT },
        { name: "email", whole: withCrLf(whole), body: bodyOf(mail), used: mail.length / MAIL_LINK_LIMIT },
      ];
      const rooms = roomOf(request);
      const { title, text } = roomText(rooms);
      for (const { name, whole, body, used } of messages) {
        const room = rooms.find((message) => message.name === name)?.room;
        const isCut = body !== whole;
        expect(new RegExp(`^Too long for .*the ${name}\\b`).test(title)).toBe(isCut);
        if (!isCut) {
          expect(room?.kind).toBe(used < 0.8 ? "enough" : "little");
          continue;
        }
        const lost = whole.slice(body.length - 1).replace(/\r\n/g, "\n");
        const count = Array.from(lost).length;
        expect(text).toContain(count === 1 ? "last character" : count.toLocaleString("en-US"));
      }
      expect(text !== "").toBe(rooms.some(({ room }) => room.kind !== "enough"));
    }),
    { numRuns: 300 },
  );
});

test("the room that the hint says is left is there", () => {
  fc.assert(
    fc.property(serviceRequests, (request) => {
      for (const { name, room } of roomOf(request)) {
        if (room.kind !== "little") continue;
        const details = request.details + "x".repeat(room.characters);
        const later = roomOf({ ...request, details }).find((message) => message.name === name);
        expect(later?.room.kind).toBe("little");
      }
    }),
    { numRuns: 300 },
  );
});

function bodyOf(link: string): string {
  const body = parseLink(link).fields.find(({ name }) => name === "body");
  if (!body) throw new Error(`No body in ${link}`);
  return body.value;
}
