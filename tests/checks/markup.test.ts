import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fileOf } from "../../src/shared/files.ts";
import { readText, UNADDRESSED } from "../support/dist-files.ts";
import { attributes, select, texts } from "../support/dist-pages.ts";
import { CITY_PAGE, KINDS, SERVICE_PAGE, services } from "../support/pages.ts";

test.each(["/", CITY_PAGE, "/contact", "/request-help"])(
  "forms of %s lead to the terms, have no action, and cannot put typed text into an address",
  (address) => {
    expect(select(address, "form a[href='/terms']")).toHaveLength(1);
    for (const form of select<HTMLFormElement>(address, "form")) {
      expect(form.hasAttribute("action")).toBe(false);
      expect(form.getAttribute("method")).toBe("dialog");
      expect(form.className).toContain("needs-script");
    }
  },
);

test.each([
  ["/", "By sending, you agree to our terms."],
  ["/contact", "When you request service, our terms apply."],
  ["/request-help", "When you request service, our terms apply."],
])("the form of %s says when the terms apply: %s", (address, agreement) => {
  expect(texts(address, "form").join()).toContain(agreement);
});

test("text areas have four rows for the problem, and five for a message", () => {
  expect(attributes("/request-help", "#description", "rows")).toEqual(["4"]);
  expect(attributes("/contact", "#message", "rows")).toEqual(["5"]);
});

test("screen readers skip every drawing in a page, and icons have no attribute that styles set", () => {
  for (const address of [...KINDS, "/404"]) {
    const read = select(address, "svg").filter(
      (drawing) => !drawing.closest("[aria-hidden=true], [role=presentation]"),
    );
    expect(read, address).toEqual([]);
    expect(select(address, ".lucide:is([xmlns], [stroke-width])"), address).toEqual([]);
  }
});

test("the header marks the page that is open, and no other", () => {
  for (const address of KINDS) {
    const links = attributes(address, "header nav a", "href");
    const current = attributes(address, "header [aria-current=page]", "href");
    expect(current, address).toEqual(links.filter((link) => link === address));
  }
});

test("only pages of services and cities, and the home page, have a dialog", () => {
  const others = KINDS.filter((address) => ![SERVICE_PAGE, CITY_PAGE].includes(address));
  expect(others.filter((address) => select(address, "dialog").length > 0)).toEqual(["/"]);
});

/** Where Cloudflare leaves email addresses alone: in code, and between its comments. */
const HIDES_NOTHING = /<(script|style)\b.*?<\/\1>|<!--email_off-->.*?<!--\/email_off-->/gs;

test("every email address that Cloudflare would hide is between its comments", () => {
  for (const address of KINDS) {
    const open = readText(fileOf(address)).replaceAll(HIDES_NOTHING, "");
    expect(open, address).not.toMatch(/href="mailto:|>[^<]*@[\w-]+\.[^<]*</);
  }
  expect(attributes("/contact", "main dl [href^=mailto]", "href")).toHaveLength(1);
});

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes the attributes of void elements and booleans in its own, equally valid way.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-implicit-button-type": "error",
    // On a short line a number may break at its space, rather than stick out.
    "tel-non-breaking": "off",
    // The build checks the length of titles.
    "long-title": "off",
    "no-inline-style": "error",
  },
});

/** One page of each kind, and every service's, because their parts differ. */
const MARKUP = new Set([...KINDS, ...services.map(({ addresses: [address] }) => address)]);

test.each([...[...MARKUP].map(fileOf), ...UNADDRESSED])("%s is valid HTML", async (file) => {
  const report = await validator.validateString(readText(file));
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  expect(messages).toEqual([]);
});
