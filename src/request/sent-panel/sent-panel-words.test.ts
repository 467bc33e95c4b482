import { expect, test } from "vitest";
import { CONFIRMATION_TEXTS, SENT_TEXTS } from "./sent-panel-words.ts";

test.each([...Object.values(SENT_TEXTS), ...Object.values(CONFIRMATION_TEXTS)])(
  "under %j, the button that says yes answers a question",
  ({ title, question = title }) => {
    expect(question).toMatch(/go through\?$/);
  },
);
