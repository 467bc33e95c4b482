import { expect, test } from "vitest";
import { find, PAGE_DATA, show } from "../../../prerender/fixtures/show.tsx";
import { PAGE_GEOCODER } from "../../../tests/support/location.ts";
import { ContactForm } from "../contact/contact-form.island.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { smsLink } from "../rules/links.ts";
import { textNumber } from "../rules/phone-numbers.ts";

/* The forms as the build writes them. */

const REQUEST = {
  credit: PAGE_GEOCODER.credit?.text,
  location: ["text", null, "off", null],
  phoneAtCar: ["tel", "tel", "off", null],
};

const FORMS = [
  {
    Form: RequestForm,
    ...REQUEST,
    opens: "Opens a text, then an email draft.",
    required: ["Service Needed", "Your Name", "Phone Number", "Location"],
    optional: ["Where the Car Is", "Phone Number at the Car", "Additional Details"],
  },
  {
    Form: RequestHelpForm,
    ...REQUEST,
    opens: "Next, you choose: call, text, or email.",
    required: ["Full Name", "Phone Number", "Current Location"],
    optional: ["Service Needed", "Where the Car Is", "Phone Number at the Car", "Description of Problem"],
  },
  {
    Form: ContactForm,
    email: ["email", "email", "email", null],
    credit: undefined,
    opens: "Opens an email draft. You press send there.",
    required: ["Name", "Email", "Message"],
    optional: ["Phone"],
  },
];

test.each(FORMS)(
  "$Form.name says what is required, what is not, what will open, and whose map it uses",
  ({ Form, required, optional, opens, credit }) => {
    show(<Form />);
    const labels = Array.from(document.querySelectorAll("form label:has(.field)"), (label) => {
      const [words, field] = [".label", ".field"].map((part) => label.querySelector(part));
      return `${words?.textContent}: ${field?.hasAttribute("required")}`;
    });
    const expected = [
      ...required.map((name) => `${name} (required): true`),
      ...optional.map((name) => `${name} (optional): false`),
    ];
    expect(labels.toSorted()).toEqual(expected.toSorted());
    // Screen readers get "required" from the field, and nothing else says "optional".
    const silent = document.querySelectorAll(".label [aria-hidden=true]");
    expect(Array.from(silent, ({ textContent }) => textContent)).toEqual(required.map(() => " (required)"));
    expect(find(`[id="${find("[type=submit]").getAttribute("aria-describedby")}"]`).textContent).toBe(opens);
    expect(document.querySelector(".small-links [target]")?.textContent).toBe(credit);
    for (const described of document.querySelectorAll(".field[aria-describedby]"))
      expect(find(`[id="${described.getAttribute("aria-describedby")}"]`)).toBeTruthy();
    // Chromium tells screen readers that a required field or a choice without this is wrong, before anything is typed.
    for (const field of document.querySelectorAll("form :is([required], select)"))
      expect(field.getAttribute("aria-invalid"), field.id).toBe("false");
  },
);

test.each(FORMS)(
  "in $Form.name, browsers fill in name and number, not the driver’s home as the location, and send nothing to a spelling service",
  ({ Form, ...others }) => {
    show(<Form />);
    const own = { name: ["text", null, "name", "words"], phone: ["tel", "tel", "tel", null], ...others };
    for (const input of document.querySelectorAll<HTMLInputElement>("form input.field")) {
      const [type, spelling] = [
        ["type", "inputmode", "autocomplete", "autocapitalize"],
        ["spellcheck", "autocorrect"],
      ].map((names) => names.map((name) => input.getAttribute(name)));
      expect([input.name, type]).toEqual([input.name, own[input.name as keyof typeof own]]);
      expect(spelling).toEqual(["false", "off"]);
    }
    const samples = document.querySelectorAll<HTMLInputElement>("[placeholder]");
    expect(Array.from(samples, ({ name, placeholder }) => [name, placeholder])).toEqual(
      Form === ContactForm ? [] : [["phone", PAGE_DATA.hotline.display]],
    );
  },
);

test.each([
  ["the dialog", RequestForm, ["Tire Change", "Fuel Delivery", "Other"]],
  ["/request-help", RequestHelpForm, ["Tire Services", "Fuel Delivery", "Other"]],
])("%s offers what is done, no other service of the specification, and says what is not done", (_, Form, offered) => {
  const services = ["Tire Change", "Fuel Delivery", "Other"];
  show(<Form />, { ...PAGE_DATA, request: { ...PAGE_DATA.request, services, notOffered: "No towing." } });
  const select = find("[name=service]");
  expect(select.querySelector("option[selected]")?.textContent).toBe("Select a service");
  // A service cannot be taken back, only changed.
  expect(select.querySelectorAll("option:is([disabled], [hidden])").length).toBe(1);
  const options = select.querySelectorAll("option:not([value=''])");
  expect(Array.from(options, ({ textContent }) => textContent)).toEqual(offered);
  expect(find(`[id="${select.getAttribute("aria-describedby")}"]`).textContent).toBe("No towing.");
});

test("below Send, /request-help leads to a text that begins with the page's topic", () => {
  show(<RequestHelpForm />);
  const link = find("form > .row a");
  expect(link.textContent).toBe(`text ${PAGE_DATA.hotline.display}`);
  expect(link.getAttribute("href")).toBe(smsLink(textNumber(PAGE_DATA.hotline), { topic: PAGE_DATA.topic }));
});

test.each([
  ["the dialog", RequestForm],
  ["/request-help", RequestHelpForm],
])("in %s, the field for details alone has a help, which asks for what the car looks like", (_, Form) => {
  show(<Form />);
  const helps = document.querySelectorAll("label > .muted");
  const [name] = Array.from(helps, (help) => help.parentElement?.querySelector(".field")?.getAttribute("name"));
  expect([name, ...Array.from(helps, ({ textContent }) => textContent)]).toEqual([
    "details",
    "Year, make, model, color",
  ]);
});

test("the choice of where the car is can be undone: the first option is no place", () => {
  show(<RequestForm />);
  const [first, ...places] = document.querySelectorAll<HTMLOptionElement>("[name=carAt] option");
  expect([first?.value, first?.disabled, first?.hidden]).toEqual(["", false, false]);
  expect(places.map(({ value }) => value)).toEqual([
    "Northbound",
    "Southbound",
    "Eastbound",
    "Westbound",
    "In a lot or driveway",
    "In a garage",
  ]);
});
