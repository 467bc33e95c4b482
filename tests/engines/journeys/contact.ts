import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { encoded, mailWith } from "../../support/links.ts";
import type { Tab } from "../engine.ts";
import type { JourneyGroup } from "../journey.ts";
import { focused, isLive, linkTo, marksIn, pathNow, textOf, valuesIn } from "../page/reads.ts";
import { withoutScriptFile } from "../site.ts";
import { button, field } from "../target.ts";
import { urlsOf } from "./request.ts";

const SUBJECT = `Contact Form Submission - ${business.name}`;

const MAIL = mailWith(business.email, SUBJECT, [
  "Name: Zoë & Sons",
  "Email: zoe+fleet@example.org",
  "Message: Do you take fleets?",
]);

const submit = button("Send Message");

async function write(tab: Tab, name: string, email: string): Promise<void> {
  await tab.type(field("Name"), name);
  await tab.type(field("Email"), email);
  await tab.type(field("Message"), "Do you take fleets?");
}

export const contact: JourneyGroup = {
  name: "contact form",
  chromium: "contact",
  journeys: [
    {
      title: "opens a mail draft, says so, and clears the fields",
      limits: ["programs"],
      async run(tab) {
        await tab.open("/contact");
        await write(tab, "Zoë & Sons", "zoe+fleet@example.org");
        await tab.click(submit);
        await expect
          .poll(() => tab.read(textOf, "#toasts"))
          .toContain("Message Sent! Your message has been sent. We'll get back to you soon.");
        await expect.poll(() => urlsOf(tab)).toEqual([MAIL]);
        expect(await tab.read(linkTo, "#toasts a")).toBe(MAIL);
        expect(await tab.read(valuesIn, "main form")).toEqual(["", "", "", ""]);
        expect(await tab.read(pathNow)).toBe("/contact");
        expect(await tab.read(() => document.visibilityState)).toBe("visible");
      },
    },
    {
      title: "with nothing written it says so, marks the fields and focuses the first",
      async run(tab) {
        await tab.open("/contact");
        await tab.click(submit);
        await expect
          .poll(() => tab.read(textOf, "#toasts"))
          .toBe("Missing Information Please fill in all required fields.");
        expect(await tab.read(marksIn, "main")).toEqual({
          name: "Enter your name.",
          email: "Enter your e-mail address.",
          message: "Enter your message.",
        });
        expect(await tab.read(focused)).toBe("name");
        expect(await urlsOf(tab)).toEqual([]);
      },
    },
    {
      title: "takes no address that cannot be one",
      async run(tab) {
        await tab.open("/contact");
        await write(tab, "Zoë", "zoe@");
        await tab.click(submit);
        await expect
          .poll(() => tab.read(marksIn, "main"))
          .toEqual({ email: "Enter an e-mail address in the form name@domain.com." });
        expect(await tab.read(isLive)).toBe(true);
        expect(await urlsOf(tab)).toEqual([]);
      },
    },
    {
      title: "without the script file the page itself opens the draft",
      change: withoutScriptFile,
      limits: ["programs"],
      async run(tab) {
        await tab.open("/contact");
        await write(tab, "Zoe Smith", "zoe@example.org");
        await tab.click(submit);
        const draft = async () => (await urlsOf(tab))[0] ?? "";
        await expect.poll(draft).toContain(`mailto:${business.email}?subject=${encoded(SUBJECT)}`);
        const text = decodeURIComponent(await draft());
        expect(text).toContain("body=Name: Zoe Smith\r\n");
        expect(text).toContain("\r\nMessage: Do you take fleets?");
      },
    },
  ],
};
