import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { mailWith, smsWith } from "../../support/links.ts";
import type { Tab } from "../engine.ts";
import { isLive, isShown } from "../page/reads.ts";
import { button, field } from "../target.ts";

/* What the journeys through the request dialog share. */

/** The two kinds of page with a dialog in which nothing is chosen yet, and what opens it there. */
export const HOME = { address: "/", opener: button("Share my Location") };
export const SERVICE = { address: "/dallas", opener: button("Request Help") };

/** In the order of the form. */
export const TYPED = [
  "Tire Change",
  "Ana López",
  "(817) 555-0199",
  "I-35W north, exit 52",
  "Left rear & no spare",
];

const LINES = [
  "Service: Tire Change",
  "Name: Ana López",
  "Phone: (817) 555-0199",
  "Location: I-35W north, exit 52",
  "Details: Left rear & no spare",
];

export const SMS = smsWith(business.hotline.e164, LINES);
export const MAIL = mailWith(business.email, "Service Request - Tire Change", LINES);

export const send = button("Send Request", "dialog");
export const location = field("Location", "dialog");

/** Opens the dialog by a tap, and waits until the form's code is at work. */
export async function openDialog(tab: Tab, { address, opener } = SERVICE): Promise<void> {
  // The home page's opener comes at once where the services are in view; on others, WebKit's way there, again at each
  // reload, would take the opener away from under a tap.
  await tab.open(address === HOME.address ? `${address}#services` : address);
  await tapOpener(tab, opener);
}

export async function tapOpener(tab: Tab, opener = SERVICE.opener): Promise<void> {
  await tab.click(opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
  await expect.poll(() => tab.read(isLive)).toBe(true);
}

export async function fillRequest(tab: Tab): Promise<void> {
  const [service = "", name = "", phone = "", place = "", details = ""] = TYPED;
  await tab.choose(field("Service Needed", "dialog"), service);
  await tab.type(field("Your Name", "dialog"), name);
  await tab.type(field("Phone Number", "dialog"), phone);
  await tab.type(location, place);
  await tab.type(field("Additional Details", "dialog"), details);
}

export async function urlsOf(tab: Tab): Promise<string[]> {
  return (await tab.openings()).map(({ url }) => url);
}
