import { expect } from "vitest";
import type { Journey, JourneyGroup } from "../journey.ts";
import { focused, isShown, linkTo, marksIn, textOf, valuesIn } from "../page/reads.ts";
import { button, field } from "../target.ts";
import { fillRequest, HOME, MAIL, openDialog, SERVICE, SMS, send, tapOpener, urlsOf } from "./request.ts";

const PANEL = "[aria-labelledby=sent-heading]";

const SENT = "Request Sent! Your service request has been sent via SMS and email.";

const textsIt = (variant: typeof HOME): Journey => ({
  title: `${variant.address}: as a text message that holds every line`,
  limits: ["programs"],
  async run(tab) {
    await openDialog(tab, variant);
    await fillRequest(tab);
    await tab.click(send);
    await expect.poll(async () => (await urlsOf(tab))[0]).toBe(SMS);
  },
});

export const sending: JourneyGroup = {
  name: "a request is handed to the phone's programs",
  chromium: "request-sending",
  journeys: [
    textsIt(HOME),
    textsIt(SERVICE),
    {
      title: "a second later as a mail draft; then the toast says so, and the dialog is closed and empty",
      limits: ["hand-off"],
      async run(tab) {
        await openDialog(tab);
        await fillRequest(tab);
        const tapped = Date.now();
        await tab.click(send);
        await expect.poll(() => urlsOf(tab)).toEqual([SMS, MAIL]);
        const [, mail] = await tab.openings();
        expect((mail?.at ?? 0) - tapped).toBeGreaterThanOrEqual(1000);
        await expect.poll(() => tab.read(textOf, "#toasts")).toContain(SENT);
        expect(await tab.read(isShown, "dialog")).toBe(false);
        await expect.poll(() => tab.read(focused)).toBe("Did your text go?");
        expect(await tab.read(linkTo, `${PANEL} a[href^="sms:"]`)).toBe(SMS);
        expect(await tab.read(linkTo, `${PANEL} a[href^="mailto:"]`)).toBe(MAIL);
        await tapOpener(tab);
        expect(await tab.read(valuesIn, "dialog")).toEqual(["", "", "", "", ""]);
      },
    },
    {
      title: "and can be copied from the panel, which is then put away",
      limits: ["hand-off"],
      async run(tab) {
        await openDialog(tab);
        await fillRequest(tab);
        await tab.click(send);
        await expect.poll(() => tab.read(textOf, "main")).toContain("Did your text go?");
        await tab.click(button("Copy the request", PANEL));
        await expect.poll(() => tab.read(textOf, PANEL)).toContain("Copied");
        await tab.click(button("It went", PANEL));
        await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your text go?");
      },
    },
  ],
};

export const missingFields: JourneyGroup = {
  name: "a request with fields missing",
  chromium: "request-sending",
  journeys: [
    {
      title: "is not sent: a toast says so, each is marked, the first has the focus, the rest is kept",
      async run(tab) {
        await openDialog(tab);
        await tab.type(field("Your Name", "dialog"), "Ana");
        await tab.click(send);
        await expect
          .poll(() => tab.read(textOf, "#toasts"))
          .toBe("Missing Information Please fill in all required fields.");
        expect(await tab.read(marksIn, "dialog")).toEqual({
          service: "Choose the service you need.",
          phone: "Enter a phone number we can reach you at.",
          location: "Enter where you are, or use your GPS location.",
        });
        expect(await tab.read(focused)).toBe("service");
        expect(await tab.read(valuesIn, "dialog")).toEqual(["", "Ana", "", "", ""]);
        await tab.type(field("Phone Number", "dialog"), "8");
        await expect.poll(() => tab.read(marksIn, "dialog")).not.toHaveProperty("phone");
        expect(await urlsOf(tab)).toEqual([]);
      },
    },
  ],
};
