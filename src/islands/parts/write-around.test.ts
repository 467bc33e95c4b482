// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { fieldText } from "../../request/test-arbitraries.ts";
import { oneLine } from "../../request/text.ts";
import { writeAround } from "./write-around.ts";

const PAGE =
  '<input><input type="email"><textarea></textarea><select><option></option><option>b</option></select>';

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

function field<Tag extends "input" | "textarea" | "select">(tag: Tag): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector(tag);
  if (!found) throw new Error(`No ${tag}`);
  return found;
}

/** A field in which the driver is typing: "|" is the caret, two of them hold what is selected. */
function typing(marked: string): HTMLInputElement {
  const [before = "", selected, after] = marked.split("|");
  const [start, end] = [before.length, before.length + (after === undefined ? 0 : (selected?.length ?? 0))];
  return typingIn(marked.replaceAll("|", ""), start, end);
}

function typingIn(text: string, start: number, end = start): HTMLInputElement {
  const input = field("input");
  input.value = text;
  input.focus();
  input.setSelectionRange(start, end);
  return input;
}

/** The same of a field, as it is now. */
function seen({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const selected = end > start ? `|${value.slice(start, end)}|` : "|";
  return value.slice(0, start) + selected + value.slice(end);
}

describe("where the driver is typing", () => {
  test.each([
    ["put behind it", "Red van|", "Red van; Keller", "Red van|; Keller"],
    ["changed before the caret", "32.9 by the bri|dge", "Keller by the bridge", "Keller by the bri|dge"],
    ["changed behind the caret", "Red v|an; 32.9", "Red van; Keller", "Red v|an; Keller"],
    ["taken away behind it", "Red v|an; 32.9", "Red van", "Red v|an"],
    ["taken away before it", "32.9 br|idge", " bridge", " br|idge"],
    [
      "changed before what is selected",
      "32.9 by |the| bridge",
      "Keller by the bridge",
      "Keller by |the| bridge",
    ],
    ["changed behind what is selected", "|Red| van; 32.9", "Red van; Keller", "|Red| van; Keller"],
    ["changed nowhere", "Red |van|", "Red van", "Red |van|"],
    ["emptied", "Red |van", "", "|"],
    ["written into the empty field", "|", "Keller", "|Keller"],
  ])("a text %s leaves the caret where it was: %j", (_, before, text, after) => {
    const input = typing(before);
    writeAround(input, text);
    expect(seen(input)).toBe(after);
  });

  const line = fieldText.map(oneLine);
  test("the caret stays in what was typed before and behind, whatever is written between", () => {
    fc.assert(
      fc.property(line, line, line, line, fc.nat(), (before, old, now, after, at) => {
        const [was, is] = [before + old + after, before + now + after];

        const caretBefore = at % (before.length + 1);
        const left = typingIn(was, caretBefore);
        writeAround(left, is);
        expect(left.value).toBe(is);
        expect([left.selectionStart, left.selectionEnd]).toEqual([caretBefore, caretBefore]);

        fc.pre(after !== "");
        const caretBehind = was.length - (at % after.length);
        const right = typingIn(was, caretBehind);
        writeAround(right, is);
        // Where the two texts begin alike beyond what was meant, it may as well have stayed in that.
        const mayStay = is.startsWith(was.slice(0, caretBehind)) ? [caretBehind] : [];
        expect([...mayStay, is.length - (at % after.length)]).toContain(right.selectionStart);
      }),
      { numRuns: 1_000 },
    );
  });

  test("the caret is never out of the text, and a selection never runs backwards", () => {
    fc.assert(
      fc.property(line, line, fc.nat(), fc.nat(), (before, now, one, other) => {
        const [start = 0, end = 0] = [one, other].map((at) => at % (before.length + 1)).sort((a, b) => a - b);
        const input = typingIn(before, start, end);
        writeAround(input, now);
        expect(input.value).toBe(now);
        const { selectionStart, selectionEnd } = input;
        expect(selectionStart).toBeLessThanOrEqual(selectionEnd ?? 0);
        expect(selectionEnd).toBeLessThanOrEqual(now.length);
      }),
      { numRuns: 1_000 },
    );
  });

  test("into several lines as well", () => {
    const area = field("textarea");
    area.value = "Keller\nby the bridge";
    area.focus();
    area.setSelectionRange(9, 9);
    writeAround(area, "Fort Worth\nby the bridge");
    expect(area.selectionStart).toBe("Fort Worth\nby".length);
  });

  test("a field for e-mail addresses, which tells no caret, takes the text all the same", () => {
    const email = document.querySelector<HTMLInputElement>("[type=email]");
    email?.focus();
    if (email) writeAround(email, "ana@mail.example");
    expect(email?.value).toBe("ana@mail.example");
  });
});

describe("where the driver is not", () => {
  test("a field takes the text and no focus", () => {
    field("textarea").focus();
    writeAround(field("input"), "Keller");
    expect(field("input").value).toBe("Keller");
    expect(document.activeElement).toBe(field("textarea"));
  });

  test("a choice is made", () => {
    writeAround(field("select"), "b");
    expect(field("select").value).toBe("b");
    field("select").focus();
    writeAround(field("select"), "");
    expect(field("select").value).toBe("");
  });
});
