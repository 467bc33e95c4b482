import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fileOf, OFFLINE_PAGE, readText } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes the attributes of void elements and booleans in its own, equally valid way.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-implicit-button-type": "error",
    // A number may break at its space where a line is short, rather than stick out; the text is what people would write.
    "tel-non-breaking": "off",
    // The build checks the length of titles.
    "long-title": "off",
    "no-inline-style": "error",
  },
});

test.each([...PAGES.map(fileOf), OFFLINE_PAGE ?? "404.html"])("%s is valid HTML", async (file) => {
  const report = await validator.validateString(readText(file));
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  expect(messages).toEqual([]);
});
