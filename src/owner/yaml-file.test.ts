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
    folded: "It goes on in the next line.",
    block: '"It: goes" #1\n',
    list: ["One", { name: "Two" }],
  });
});

test.each([
  ["UTF-8 with its mark", Buffer.from("\ufeffname: Peña\n")],
  ["Windows' line ends", Buffer.from("name: Peña\r\n")],
  ["spaces without a width and marks of direction", Buffer.from("name: Pe\u200bña\u202e\ufeff\n")],
  ["no-break spaces", Buffer.from("name:\u00a0Peña\n")],
])("a file with %s is read", (_, content) => {
  expect(read(content).value).toEqual({ name: "Peña" });
});

test("a file in another encoding than UTF-8 is named", () => {
  const said = "a.yaml: its letters are not in UTF-8; save the file with the encoding UTF-8";
  expect(read(Buffer.from("name: Peña\n", "latin1")).problems).toEqual([said]);
});

const NO_COLON = "expected a name, a colon, a space and the text, like name: text";
const NO_DASH = "expected a dash and a space before each item, like - text";
const NOT_CLOSED = "this quotation mark is not closed; expected the same one at the end of the text";
const TAB = "begins with a tab; expected spaces";
const COLUMN = "this line, or the one above it, begins too far left or right, has no dash, or is part of";
const COLON = 'this text has a colon and a space; put the whole text in quotes, like name: "text"';
const IN_QUOTES = "put the whole text in quotes";
const SIGN = `the sign at its start is a mark of YAML; ${IN_QUOTES}`;

test.each<[said: string, line: number, text: string]>([
  [NO_COLON, 3, "# Its name.\n\nname Bob\n\n# Its number.\nphone: 5\nfax: 6"],
  [NO_COLON, 2, "a: b\nname:Bob\nphone: 5"],
  [NO_COLON, 1, "name:Bob\nphone:5"],
  [NO_COLON, 2, "a:\n  topic City\n  # The next.\n  title: b\n  text: c"],
  [COLON, 1, "text: Tires: fast"],
  [NOT_CLOSED, 2, 'a: b\nname: "Bob\nphone: 5\n# A "comment\nfax: "6"'],
  [NOT_CLOSED, 1, "name: 'Bob\ntext: it's\nc: d"],
  [NOT_CLOSED, 2, 'a: b\nc: "end'],
  [`${IN_QUOTES}, like name: "text"; a quotation mark in it is written \\"`, 1, 'a: "Say "hi""'],
  [IN_QUOTES, 1, "a: [Call] us\nb: c"],
  [IN_QUOTES, 2, "a: b\nc: [text\nd: e"],
  [IN_QUOTES, 1, "a: {text\nb: c"],
  [`a text cannot begin with this sign; ${IN_QUOTES}`, 1, "a: @home"],
  [SIGN, 1, "a: *best*"],
  [SIGN, 1, "a: & Sons"],
  [SIGN, 1, "a: &Sons tow"],
  [SIGN, 1, "a: !now or never"],
  ["in quotes, a backslash is written twice", 1, 'a: "C:\\data"'],
  [TAB, 2, "a:\n\tb: c"],
  [TAB, 2, "- a: b\n\tc: d\n- a: e"],
  [COLUMN, 2, "a: b\n c: d\ne: f"],
  [COLUMN, 1, " a: b\nc: d"],
  [COLUMN, 2, "# An item without its first line.\n  a: b\n\n- a: c"],
  [COLUMN, 5, "a: b\n\n# Of c.\n\n c: d\ne: f"],
  [COLUMN, 2, "a:\n   b: c\n  d: e"],
  [COLUMN, 3, "a:\n  - One\n    - Two"],
  [NO_DASH, 2, "a:\n  -One\n  - Two"],
  [NO_DASH, 3, "a:\n  - One\n  -Two\n  - Three"],
  [NO_DASH, 2, "a:\n  * One\n  * Two"],
  [NO_DASH, 2, "a:\n  One\n  - Two"],
  [NO_DASH, 3, "a:\n  - One\n  Two\n  - Three"],
  ["this field is there already; delete one, or begin a new item", 3, 'name: a\nb: c\nname: "d"'],
  ["this field is there already; delete one, or begin a new item", 3, "a: b\nc:\na: d"],
  ["delete this line: a file has one part", 2, "a: b\n...\nc: d"],
  ["expected another name", 2, "a: b\n__proto__: c"],
  ["before a comment there is a space", 1, "a: TDLR 123# Ours"],
  ["what follows # would not be read", 2, "a: b\ncolor: #fff\nc: d"],
  ["what follows # would not be read", 1, "a: It goes #1\n  and on\nb: c"],
  ["has a character that nobody sees; write the text anew", 2, "a: b\nc: d\u0007"],
  ["has a character that nobody sees; write the text anew", 1, 'a: "b\\0"'],
])("%s: line %i of %j", (said, line, text) => {
  const [problem = "", ...others] = read(`${text}\n`).problems;
  expect(others).toEqual([]);
  const shown = text.split("\n")[line - 1]?.trim().replace("\u0007", "\ufffd");
  expect(problem).toContain(`a.yaml, line ${line}: ${shown} - ${said}`);
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
