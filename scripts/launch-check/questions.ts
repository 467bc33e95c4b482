import type { Site } from "../../src/owner/read.ts";

const TOWS = /\btow/i;

/**
 * What only the owner can answer, where a word can cost a fine or a call: one line each.
 * Sources: docs/local-facts.md, "Words that need a license".
 */
export function questions({ business, texts, addresses }: Pick<Site, "business" | "texts" | "addresses">): string[] {
  const { name, hotline, license, notOffered } = business;
  const noTowing = notOffered.some((what) => TOWS.test(what));
  const locksmith = [{ value: name, at: "business.yaml: name" }, ...texts].filter(({ value }) =>
    /locksmith/i.test(value),
  );
  const borrowed = addresses.filter(({ value }) => /pop-?a-?lock/i.test(value));
  return [
    notOffered.length === 0 &&
      "business.yaml: do you tow? Callers ask first. If not, write it below notOffered, in a line of its own: - Towing",
    noTowing &&
      TOWS.test(hotline.display) &&
      `business.yaml: ${hotline.display} says "tow", and notOffered says that you do not; other letters spare you those calls`,
    noTowing &&
      license?.includes("TDLR") &&
      `business.yaml: is ${license} for your work? TDLR licenses tow companies, and notOffered says that you do not tow`,
    ...locksmith.map(
      ({ at }) =>
        `${at}: "locksmith". In Texas, a business that advertises with this word needs a license as a locksmith company`,
    ),
    ...borrowed.map(
      ({ value, at }) =>
        `${at}: ${value} is the name of another company, Pop-A-Lock; ask a lawyer before you advertise this address`,
    ),
  ].filter((line) => typeof line === "string");
}
