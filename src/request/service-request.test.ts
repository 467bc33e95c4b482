import { expect, test } from "vitest";
import { missingFields, type ServiceRequest } from "./service-request.ts";

const complete: ServiceRequest = {
  service: "Tire Change",
  name: "Ana",
  phone: "+18175550199",
  location: "I-35W, exit 60",
  details: "",
};

test("nothing is missing when service, name, phone and location are given", () => {
  expect(missingFields(complete)).toEqual([]);
});

test.each(["service", "name", "phone", "location"] as const)("%s is required", (field) => {
  expect(missingFields({ ...complete, [field]: "" })).toEqual([field]);
  expect(missingFields({ ...complete, [field]: " \n\t\u00A0" })).toEqual([field]);
  expect(missingFields({ ...complete, [field]: "\u3164\u2800\u200B" })).toEqual([field]);
});

test("all that is missing is named, in the order of the form", () => {
  const blank = { service: "", name: " ", phone: "", location: "\n", details: "Flat tire" };
  expect(missingFields(blank)).toEqual(["service", "name", "phone", "location"]);
});

test("coordinates do not stand for the location field", () => {
  const coordinates = { lat: 32.934612, lng: -97.251834 };
  expect(missingFields({ ...complete, location: "", coordinates })).toEqual(["location"]);
});
