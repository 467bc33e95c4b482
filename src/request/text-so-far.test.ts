import { expect, test } from "vitest";
import { requestSmsLink } from "./request-links.ts";
import type { ServiceRequest } from "./service-request.ts";
import { textSoFarLink } from "./text-so-far.ts";

const E164 = "+18175550199";

const EMPTY: ServiceRequest = {
  topic: "Lockout",
  service: "",
  name: "",
  phone: "",
  location: "",
  details: "",
};

test.each<[string, Partial<ServiceRequest>]>([
  ["nothing", {}],
  ["what the page has chosen", { service: "Lockout Service" }],
  ["what nobody can see", { service: "Lockout Service", name: " ", phone: "\u200B", details: "\n" }],
])("with %s the text begins with what the page is about", (_, entered) => {
  const link = textSoFarLink({ ...EMPTY, ...entered }, "Lockout Service", E164);
  expect(link).toBe("sms:+18175550199?&body=Lockout%3A%20");
});

test.each<[string, Partial<ServiceRequest>]>([
  ["another service", { service: "Other" }],
  ["a name", { name: "Ana" }],
  ["a phone number", { phone: "817" }],
  ["a location", { location: "Exit 52" }],
  ["a position", { coordinates: { latitude: 32.9, longitude: -97.2 } }],
  ["details", { details: "A van" }],
])("with %s the text has it", (_, entered) => {
  const request = { ...EMPTY, service: "Lockout Service", ...entered };
  expect(textSoFarLink(request, "Lockout Service", E164)).toBe(requestSmsLink(request, E164));
});

test("on a page that has chosen no service, a chosen one goes into the text", () => {
  const request = { ...EMPTY, service: "Lockout Service" };
  expect(textSoFarLink(request, undefined, E164)).toBe(requestSmsLink(request, E164));
});
