import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { fileOf, OFFLINE_PAGE, readText } from "../support/built-site.ts";
import { ADDRESSES } from "../support/spec.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes the attributes of void elements and booleans in its own, equally valid way.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-implicit-button-type": "error",
    // The number is set with no-break rules in CSS; the text is what people would write.
    "tel-non-breaking": "off",
    // Titles may be up to 60 characters; tests/dist/heads.test.ts holds that.
    "long-title": "off",
    "no-inline-style": "error",
  },
});

describe("HTML", () => {
  const files = [...[...ADDRESSES, "/404"].map(fileOf), OFFLINE_PAGE];
  test.each(files)("%s is valid", async (file) => {
    const report = await validator.validateString(readText(file));
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });
});
