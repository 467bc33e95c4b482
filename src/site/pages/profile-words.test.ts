import { expect, test } from "vitest";
import { profileWords } from "./profile-words.ts";

test.each([
  ["https://g.page/r/bob/review", "See our reviews on Google"],
  ["https://www.facebook.com/bob", "Find us on Facebook"],
  ["https://www.notgoogle.com/bob", "Find us on notgoogle.com"],
])("the words of a link to %s are %j", (profile, words) => {
  expect(profileWords(profile)).toBe(words);
});
