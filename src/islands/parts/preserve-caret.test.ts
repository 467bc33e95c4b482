// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fieldText } from "../../request/test-arbitraries.ts";
import { oneLine } from "../../request/text.ts";
import { setValuePreservingCaret } from "./preserve-caret.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<input><input type="email"><textarea></textarea><select><option></option><option>b</option></select>';
});

function field(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** A field in which the driver is typing, with so much selected. */
function typingIn(text: string, start: number, end = start, selector = "input"): HTMLInputElement {
  const input = field(selector);
  input.value = text;
  input.focus();
  input.setSelectionRange(start, end);
  return input;
}

const line = fieldText.map(oneLine);

test("the caret stays in what was typed before and behind, whatever is written between", () => {
  fc.assert(
    fc.property(line, line, line, line, fc.nat(), (before, old, now, after, at) => {
      const [was, is] = [before + old + after, before + now + after];
      const caretBefore = at % (before.length + 1);
      const left = typingIn(was, caretBefore);
      setValuePreservingCaret(left, is);
      expect(left).toMatchObject({ value: is, selectionStart: caretBefore, selectionEnd: caretBefore });

      fc.pre(after !== "");
      const caretBehind = was.length - (at % after.length);
      const right = typingIn(was, caretBehind);
      setValuePreservingCaret(right, is);
      // Where the two texts begin alike beyond what was meant, it may as well have stayed in that.
      const mayStay = is.startsWith(was.slice(0, caretBehind)) ? [caretBehind] : [];
      expect([...mayStay, is.length - (at % after.length)]).toContain(right.selectionStart);
    }),
    { numRuns: 1_000 },
  );
});

test("what is selected stays selected, whatever is written before it", () => {
  const input = typingIn("32.9 by the bridge", 8, 11);
  setValuePreservingCaret(input, "Keller by the bridge");
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe("the");
});

test.each([
  ["an email field, which tells no caret,", "[type=email]", "[type=email]", "ana@mail.example"],
  ["a choice", "select", "select", "b"],
  ["a field that the driver is not in", "input", "textarea", "Keller"],
])("%s takes the text, and no focus", (_, selector, focused, text) => {
  field(focused).focus();
  setValuePreservingCaret(field(selector), text);
  expect(field(selector).value).toBe(text);
  expect(document.activeElement).toBe(field(focused));
});
