// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { setValuePreservingCaret } from "./use-form.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<input><input type="email"><textarea></textarea><select><option></option><option>b</option></select>';
});

function field(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** A field in which the driver is typing, with this much selected. */
function typingIn(text: string, start: number, end = start): HTMLInputElement {
  const input = field("input");
  input.value = text;
  input.focus();
  input.setSelectionRange(start, end);
  return input;
}

test.each([
  ["before what is written", "At 32.9", 3, "At Keller", 3],
  ["in what is typed before it", "At 32.9", 1, "At Keller", 1],
  ["behind it", "32.9 by the bridge", 8, "Keller by the bridge", 10],
  ["at the end", "32.9", 4, "Keller", 6],
  ["where its words are gone, behind what both have in common", "At 32.9, I-35W", 6, "At Keller, exit 60", 3],
])("the caret stays %s", (_, was, caret, is, expected) => {
  const input = typingIn(was, caret);
  setValuePreservingCaret(input, is);
  expect(input).toMatchObject({ value: is, selectionStart: expected, selectionEnd: expected });
});

test("selected text stays selected, whatever is inserted before it", () => {
  const input = typingIn("32.9 by the bridge", 8, 11);
  setValuePreservingCaret(input, "Keller by the bridge");
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe("the");
});

test.each([
  ["an email field, which does not report its caret,", "[type=email]", "[type=email]", "ana@mail.example"],
  ["a choice", "select", "select", "b"],
  ["a field that the driver is not in", "input", "textarea", "Keller"],
])("%s gets the text, but not the focus", (_, selector, focused, text) => {
  field(focused).focus();
  setValuePreservingCaret(field(selector), text);
  expect(field(selector).value).toBe(text);
  expect(document.activeElement).toBe(field(focused));
});
