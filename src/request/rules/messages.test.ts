import fc from "fast-check";
import { expect, test } from "vitest";
import { encoded, mailWith } from "../../../tests/support/links.ts";
import { isBlank, oneLine } from "../../shared/text.ts";
import {
  contactLink,
  contactText,
  isAddress,
  NOTHING_TYPED,
  pastedAddress,
  requestLinks,
  requestText,
  type ServiceRequest,
  textSoFarLink,
} from "./messages.ts";
import { textNumber } from "./phone-numbers.ts";
import { freeText, NOON, serviceRequests } from "./testing/arbitraries.ts";

const texts = textNumber({ e164: "+18175550199", display: "(817) 555-0199" });
/** An address with what a link could take for its end, or for a name. */
const dispatch = { texts, email: "o'neil&a?=b@lone-star.example" };

const PLACE = "32.934612, -97.251834";

const request: ServiceRequest = {
  topic: "Milton ID",
  service: "Jump Start",
  name: "Ana\nLópez",
  phone: "817-555-0198",
  location: "I-35W, exit 60",
  position: { latitude: 32.934612, longitude: -97.251834, accuracy: 12, foundAt: NOON - 4 * 60_000 },
  details: "Hazards on.\nBlue van.",
};

test("the text of a request is this, to the letter", () => {
  expect(requestText(request, NOON)).toBe(
    [
      "Milton ID:",
      ...["Service: Jump Start", "Name: Ana López", "Phone: 817-555-0198", "Location: I-35W, exit 60"],
      "GPS: 32.934612, -97.251834 https://maps.google.com/?q=32.934612,-97.251834 (within 40 feet, 4 min ago)",
      "Details: Hazards on.\nBlue van.",
    ].join("\n"),
  );
});

test("the links of a request hold what was typed and nothing more, whatever was typed", () => {
  fc.assert(
    fc.property(serviceRequests, (typed) => {
      fc.pre(!isBlank(typed.name));
      const { text, sms, mail } = requestLinks(typed, NOON, dispatch);
      expect(sms).toBe(`sms:+18175550199?&body=${encoded(text)}`);
      const subject = isBlank(typed.service) ? "" : ` - ${oneLine(typed.service)}`;
      const mailOf = (text: string) => mailWith(dispatch.email, `Service Request${subject}`, text.split(/\r\n|\r|\n/));
      if (mailOf(text).length <= 2_000) return void expect(mail).toBe(mailOf(text));

      // The details end early. If the link is too long without them, there is none.
      const rest = mailOf(requestText({ ...typed, details: "…" }, NOON));
      if (mail === undefined) return void expect(rest.length).toBeGreaterThan(2_000);
      expect(mail.length).toBeLessThanOrEqual(2_000);
      const start = rest.slice(0, -encoded("…").length);
      expect(mail.startsWith(start) && mail.endsWith(encoded("…"))).toBe(true);
      expect(mailOf(text).startsWith(mail.slice(0, -encoded("…").length))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("an email that would be too long has the first 150 characters of the details", () => {
  const mailOf = (details: string) => requestLinks({ ...request, details }, NOON, dispatch).mail;
  const start = `🚐${"é".repeat(148)}.`;
  expect(mailOf(`${start}${"x".repeat(2_000)}`)).toBe(mailOf(`${start}…`));
});

test.each([
  [26 * 60_000 - 1, PLACE, [`Location: ${PLACE}`, expect.stringMatching(/^GPS: .* 29 min ago\)$/)]],
  [26 * 60_000, PLACE, []],
  [26 * 60_000, `At ${PLACE}`, [`Location: At ${PLACE}`]],
])("%d ms later, what the text says of the location %j is %j", (later, location, lines) => {
  const sent = { ...request, location };
  const { text, sms } = requestLinks(sent, NOON + later, dispatch);
  expect(text.match(/^(Location|GPS).*/gm) ?? []).toEqual(lines);
  expect(textSoFarLink(sent, NOON + later, undefined, texts)).toBe(sms);
});

test("a driver who is not with the car sends no position as the car's, in a text or an email of any length", () => {
  const { topic, position } = request;
  const callers = `GPS of the caller, not of the car: ${PLACE}`;
  const details = fc.tuple(freeText, freeText).map((words) => words.join("; Not with the car; "));
  fc.assert(
    fc.property(fc.constantFrom("", "Exit 60", PLACE, `Lot B (${PLACE})`), details, (location, details) => {
      const said = { ...NOTHING_TYPED, topic, position, location, details };
      const { text, mail } = requestLinks(said, NOON, dispatch);
      const prefix = location === "Exit 60" ? "Location" : "Location of the caller";
      const start = `${topic}:${location && `\n${prefix}: ${location}`}\n${callers} https://`;
      expect(text).toContain(start);
      expect(mail).toContain(encoded(start).replaceAll("%0A", "%0D%0A"));
    }),
    { numRuns: 200 },
  );
});

test("the separator after the last note is not sent", () => {
  const typed = { ...NOTHING_TYPED, details: "flat; Northbound; " };
  expect(requestText({ topic: "Lockout", ...typed }, NOON)).toBe("Lockout:\nDetails: flat; Northbound");
});

test.each<[isTopicOnly: boolean, entered: Partial<ServiceRequest>]>([
  [true, { service: "Lockout Service", name: " ", phone: "\u200B", details: "\n" }],
  [false, { position: request.position }],
  [false, { service: "Other" }],
])("on a lockout page, the text has no more than the topic: %j, with %j", (isTopicOnly, entered) => {
  const request = { topic: "Lockout", ...NOTHING_TYPED, ...entered };
  const { sms } = requestLinks(request, NOON, dispatch);
  const expected = isTopicOnly ? "sms:+18175550199?&body=Lockout%3A%20" : sms;
  expect(textSoFarLink(request, NOON, "Lockout Service", texts)).toBe(expected);
});

test("the link of a contact message is this, to the letter", () => {
  const business = { email: "help@lone-star.example", businessName: "Bob & Sons' Tow" };
  const contact = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!\nGreat help." };
  expect(contactLink(contactText(contact), business)).toBe(
    "mailto:help@lone-star.example?subject=Contact%20Form%20Submission%20-%20Bob%20%26%20Sons%27%20Tow" +
      "&body=Name%3A%20Ana%0D%0AEmail%3A%20ana%40mail.example%0D%0AMessage%3A%20Thanks%21%0D%0AGreat%20help.",
  );
});

test.each([
  ...["josé@example.com", "o'neil+tires@example.com", "李@例子.中国", "a@b.xn--p1ai", "marta@paral·lel.cat"],
  ...["what?=#1@my-shop.co.uk", "j.p.r@7-eleven.example", "हिन्दी@डाटामेल.भारत"],
])("a mail can be sent to %s", (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  ...["Zoë <zoe@example.com>", " <zoe@example.com>", "mailto:zoe@example.com ", "zoe@example.com"],
  ...["zoe@example.com <mailto:zoe@example.com>", "mailto:zoe@example.com?subject=x"],
  ...["zoe\xAD@example.com", "\uFEFFzoe@exam\u200Bple.com\t", "\u202Ezoe@example.com\u202C \u2800"],
])("the address in %j is found", (pasted) => {
  expect(pastedAddress(pasted)).toBe("zoe@example.com");
});

test.each([
  ...["ana", "a@b@c.de", "a b@c.de", "joe@example.com, ann@example.com", "a@b", "@x.yz", "a@b.", "a<b@c.de"],
  ...["ann@x.com?subject=", "ann@x.com/", "ann@x.com)", '"ann@x.com"', "“ann@x.com”", "‘ann’@x.com"],
  ...["ann..b@x.com", "ann@x..com", ".ann@x.com", "ann.@x.com", "ann@.x.com", "ann@-x.com", "ann@x-.com"],
  "«a@x.com»",
])("%j is no address", (text) => {
  expect(isAddress(text)).toBe(false);
});
