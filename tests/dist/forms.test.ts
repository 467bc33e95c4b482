import { expect, test } from "vitest";
import { fold, select, texts } from "../support/dist-files.ts";
import { CITY_PAGE, PAGES } from "../support/pages.ts";

const DIALOG = {
  opens: "Opens a text, then an email draft.",
  required: ["Service Needed", "Your Name", "Phone Number", "Location"],
  optional: ["Additional Details"],
};

/** The labels of each form's fields, and the line at its button that says which programs open. */
const FORMS = {
  "/": DIALOG,
  [CITY_PAGE]: DIALOG,
  "/contact": {
    opens: "Opens an email draft. You press send there.",
    required: ["Name", "Email", "Message"],
    optional: ["Phone"],
  },
  "/request-help": {
    opens: "Next, you choose: call, text, or email.",
    required: ["Full Name", "Phone Number", "Current Location"],
    optional: ["Service Needed", "Description of Problem"],
  },
};

test.each(Object.entries(FORMS))(
  "%s: the form says what is required, what is not, and what will open",
  (address, { opens, required, optional }) => {
    const labels = select<HTMLLabelElement>(address, "form label").map((label) => {
      const [field] = select(address, `[id="${label.htmlFor}"]`);
      return `${fold(label.textContent)}: ${field?.hasAttribute("required")}`;
    });
    const expected = [
      ...required.map((name) => `${name} (required): true`),
      ...optional.map((name) => `${name} (optional): false`),
    ];
    expect(labels.toSorted()).toEqual(expected.toSorted());
    const [send] = select(address, "form [type=submit]");
    expect(texts(address, `[id="${send?.getAttribute("aria-describedby")}"]`)).toEqual([opens]);
  },
);

test.each(PAGES)("forms of %s have no action, and cannot put typed text into an address", (address) => {
  for (const form of select<HTMLFormElement>(address, "form")) {
    expect(form.hasAttribute("action")).toBe(false);
    expect(form.getAttribute("method")).toBe("dialog");
    expect(form.className).toContain("needs-script");
  }
});
