import { expect, test } from "vitest";
import { YamlFile } from "./yaml-file.ts";

const read = (text: string | Buffer) => new YamlFile("a.yaml", Buffer.from(text));

test("everything is a text, a list or fields, as it is written; an empty field is as good as none", () => {
  const file = read(`# About the file.
color: 005431
open: no
none:
also: null
url: https://a.us/#top
quoted: "a: #1"
empty: ""
# A comment of its own.
folded: It goes on
  in the next line.
block: >
  "It: goes" #1
list:
  - One
  - name: Two
`);
  expect(file.problems).toEqual([]);
  expect(file.value).toStrictEqual({
    color: "005431",
    open: "no",
    url: "https://a.us/#top",
    quoted: "a: #1",
    empty: "",
    folded: "It goes on in the next line.",
    block: '"It: goes" #1\n',
    list: ["One", { name: "Two" }],
  });
});

test.each([
  ["UTF-8 with its mark", Buffer.from("\ufeffname: Peña\n")],
  ["Windows' line ends", Buffer.from("# Ours.\r\nname: Peña\r\n")],
  ["line ends of old Macs", Buffer.from("# Ours.\rname: Peña\r")],
  ["spaces without a width and marks of direction", Buffer.from("name: Pe\u200bña\u202e\ufeff\n")],
  ["no-break, narrow and wide spaces", Buffer.from("name:\u00a0\u202f\u3000Peña\n")],
])("a file with %s is read", (_, content) => {
  expect(read(content).value).toEqual({ name: "Peña" });
});

test("a file in another encoding than UTF-8 is named", () => {
  const said = "a.yaml: its letters are not in UTF-8; save the file with the encoding UTF-8";
  expect(read(Buffer.from("name: Peña\n", "latin1")).problems).toEqual([said]);
});

/** The one problem of a text: the line that it names, and what it says of it. */
function problemOf(text: string) {
  const [problem = "", ...others] = read(`${text}\n`).problems;
  expect(others).toEqual([]);
  const [, line, shown, said] =
    /^a\.yaml, line (\d+): (.*?) - (?=is |the |put |expected |where |has )(.*)$/.exec(problem) ?? [];
  expect(shown).toBe(text.split("\n")[Number(line) - 1]?.trim().replace("\u0007", "\ufffd"));
  return { line: Number(line), said };
}

test.each<[what: string, line: number, text: string]>([
  ["a name without a colon", 2, "a: b\nname Bob\nphone: 5"],
  ["a name without a colon, above", 4, "name Bob\n\n# Its number.\nphone: 5"],
  ["a name without a space", 2, "a: b\nname:Bob\nphone: 5"],
  ["a name that is there already", 3, 'name: a\nb: c\nname: "d"'],
  ["a name that is there already, on the next line", 2, "a: b\nc:\na: d"],
  ["a text with a colon", 1, "text: Tires: fast"],
  ["a text with quotation marks", 1, 'a: "Say "hi""'],
  ["a text in brackets", 1, "a: [Call] us\nb: c"],
  ["a text with a bracket, above", 3, "a: b\nc: [text\nd: e"],
  ["a text that begins with a sign", 1, "a: @home"],
  ["a text that goes on after a #", 2, "a: It goes #1\n  and on\nb: c"],
  ["a backslash in quotes", 1, 'a: "C:\\data"'],
  ["a quotation mark that is not closed, in the last line", 2, 'a: b\nc: "end\n\n'],
  ["a quotation mark that is not closed, above spaces", 2, 'a: b\nc: "end\n  '],
  ["a tab", 2, "a:\n\tb: c"],
  ["a field too far right, on the next line", 1, "a: b\n\n c: d\ne: f"],
  ["a field too far right, above", 3, "a:\n   b: c\n  d: e"],
  ["a star as a dash", 2, "a:\n  * One\n  * Two"],
  ["a dash without a space", 3, "a:\n  - One\n  -Two\n  - Three"],
  ["an item without a dash", 3, "a:\n  - One\n  Two\n  - Three"],
  ["two parts", 3, "a: b\n...\nc: d"],
])("what YAML has no meaning for is refused in one way: %s: line %i", (_, line, text) => {
  expect(problemOf(text)).toEqual({
    line,
    said: "is not understood. On this line, above it or on the next one, a name has no colon and space after it or is there twice, a text needs quotes, or a line begins with a tab or farther left or right than the others",
  });
});

const QUOTES = 'put the whole text in quotes, like name: "text"';
const NO_COLON = "expected a name, a colon, a space and the text, like name: text";
const NO_DASH = "expected a dash and a space before each item, like - text, all as far right";
const SIGN = `the sign at its start is a mark of YAML; ${QUOTES}`;
const HASH = `where a text has a #, ${QUOTES}; a comment has a line of its own`;
const UNSEEN = "has a character that nobody sees; write the text anew";

test.each<[said: string, line: number, text: string]>([
  [NO_COLON, 1, "name:Bob\nphone:5"],
  [SIGN, 1, "a: *best*"],
  [SIGN, 1, "a: &Sons tow"],
  [SIGN, 1, "a: !now or never"],
  [SIGN, 2, "a:\n  - !!str b"],
  [NO_DASH, 3, "a:\n  - One\n    - Two"],
  [NO_DASH, 2, "a:\n  -One\n  - Two"],
  [NO_DASH, 2, "a:\n  One\n  - Two"],
  [HASH, 2, "a: b\ncolor: #fff\nc: d"],
  [HASH, 1, "license: TDLR #12"],
  [HASH, 2, "a:\n  - Route # 9"],
  [HASH, 1, "a: TDLR 123# Ours"],
  [HASH, 1, "hours: 24/7 # Always."],
  [UNSEEN, 2, "a: b\nc: d\u0007"],
  [UNSEEN, 1, 'a: "b\\0"'],
  ["expected another name", 2, "a: b\n__proto__: c"],
])("what YAML reads as something else is refused: %s: line %i of %j", (said, line, text) => {
  expect(problemOf(text)).toEqual({ line, said });
});

test("a comment may follow a text in quotes, and a field that is empty", () => {
  const file = read('license: "TX 1" # Ours.\nlogo: # None.\nroads: # Two.\n  - I-30\n');
  expect(file.problems).toEqual([]);
  expect(file.value).toEqual({ license: "TX 1", roads: ["I-30"] });
});

test.each([
  ["on one line", (text: string) => `a: b\nname: "${text}"`],
  ["on many lines", (text: string) => `a: b\nname: >\n${`  ${text.slice(0, 70)}\n`.repeat(1450)}`],
  ["in what is no YAML", (text: string) => `a: b\n{${text}`],
])("a text of 100,000 letters %s is refused before anything looks at it", (_, written) => {
  for (const part of ["(", "<a", "](", "'"]) {
    const begin = performance.now();
    const { problems } = read(written(`x${part.repeat(100_000 / part.length)}x`));
    expect(problems).toEqual([
      expect.stringMatching(/^a\.yaml, line 2: it has \d{4,6} letters; expected at most 3000 in one text$/),
    ]);
    expect(performance.now() - begin).toBeLessThan(3000);
  }
});

test("a message names the file, the line, the field and its value, also of what is not there", () => {
  const file = read("name: Bob\nroads:\n  - name: I-30\n    text:\n  - text: Wide.\nempty: []\n");
  expect(file.message(["name"], "no")).toBe('a.yaml, line 1: name: "Bob" - no');
  expect(file.message(["roads", 0, "text"], "no")).toBe("a.yaml, line 4: roads > 1 > text: nothing - no");
  expect(file.message(["roads", 1, "name"], "no")).toBe("a.yaml, line 5: roads > 2 > name: nothing - no");
  expect(file.message(["roads", 1], "no")).toBe("a.yaml, line 5: roads > 2: fields - no");
  expect(file.message(["roads"], "no")).toBe("a.yaml, line 2: roads: a list - no");
  expect(file.message(["empty"], "no")).toBe("a.yaml, line 6: empty: an empty list - no");
  expect(file.message(["hotline"], "no")).toBe("a.yaml: hotline: nothing - no");
  expect(file.message([], "no")).toBe("a.yaml: no");
});
