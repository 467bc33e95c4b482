import { expect, test } from "vitest";
import { YamlFile } from "./yaml-file.ts";

const read = (text: string | Buffer) => new YamlFile("a.yaml", Buffer.from(text));

test("everything is a text, a list or fields, as it is written; an empty field is as good as none", () => {
  const file = read(`# About the file.
phone: 8175550199
color: 005431
open: no
hours: 24/7
time: 06:00
none:
also: null
url: https://a.us/#top
quoted: "a: #1"
folded: It goes on
  in the next line.
block: >
  "It: goes" #1
list:
  - One
  - name: Two
`);
  expect(file.problems).toEqual([]);
  expect(file.value).toEqual({
    phone: "8175550199",
    color: "005431",
    open: "no",
    hours: "24/7",
    time: "06:00",
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
  ["the line ends of old Macs", Buffer.from("name: Peña\r")],
  ["UTF-16, as Notepad saves Unicode", Buffer.from("\ufeffname: Peña\n", "utf16le")],
  ["UTF-16 in the other order", Buffer.from("\ufeffname: Peña\n", "utf16le").swap16()],
  ["no-break spaces", Buffer.from("name:\u00a0Peña\n")],
])("a file with %s is read", (_, content) => {
  expect(read(content).value).toEqual({ name: "Peña" });
});

test.each([
  ["Latin-1", Buffer.from("a: b\nname: Peña\n", "latin1")],
  ["UTF-16 without its mark", Buffer.from("\na: b\n", "utf16le")],
])("a file in %s is named, with the line", (_, content) => {
  expect(read(content).problems).toEqual([
    expect.stringMatching(
      /^a\.yaml, line [12]: its letters are not in UTF-8; save the file with the encoding UTF-8$/,
    ),
  ]);
});

const SAME_START =
  "begins too far left or right; expected the lines of one list or group to begin below each other";
const FARTHER =
  "begins farther to the right than its field or list; or it is part of a text with a colon, which goes in quotes";
const NO_FIELD =
  "is no field; expected its name, a colon and a space, or more spaces before a text that goes on";
const BEGINS = (sign: string) => `a text that begins with ${sign} goes in quotes`;
const COLON = "a text with a colon and a space goes in quotes";
const HASH = "what follows # would not be read";

/** For texts that YAML does not take as their writer means them: the line and what is said of it. */
test.each<[text: string, line: number, message: string]>([
  ["text: Tires: fast", 1, `text: Tires: fast - ${COLON}; expected text: "Tires: fast"`],
  ["- text: Remember:\n- b", 1, `- text: Remember: - ${COLON}; expected - text: "Remember:"`],
  ["text: “Fast”: 5", 1, `text: “Fast”: 5 - ${COLON}; expected text: "“Fast”: 5"`],
  ['a: The "best": us', 1, `a: The "best": us - ${COLON}; expected a: 'The "best": us'`],
  ["color: #005431", 1, `color: #005431 - ${HASH}; expected color: "#005431", or a comment in its own line`],
  ["name: Bob #1\nb: c", 1, `name: Bob #1 - ${HASH}; expected name: "Bob #1", or a comment in its own line`],
  [
    "list: # these\n  - a",
    1,
    `list: # these - ${HASH}; expected list: "# these", or a comment in its own line`,
  ],
  [
    "a: It goes on\n  with #1 and\n  more",
    2,
    `with #1 and - ${HASH}; expected all of the text in quotes, or a comment in its own line`,
  ],
  ["a: {hours} help", 1, `a: {hours} help - ${BEGINS("{")}; expected a: "{hours} help"`],
  ["a: {hours}", 1, `a: {hours} - ${BEGINS("{")}; expected a: "{hours}"`],
  ["a: [x] y", 1, `a: [x] y - ${BEGINS("[")}; expected a: "[x] y"`],
  ["a: *best*", 1, `a: *best* - ${BEGINS("*")}; expected a: "*best*"`],
  ["a: *best* one", 1, `a: *best* one - ${BEGINS("*")}; expected a: "*best* one"`],
  ["a: & Sons", 1, `a: & Sons - ${BEGINS("&")}; expected a: "& Sons"`],
  ["a: &Sons tow", 1, `a: &Sons tow - ${BEGINS("&")}; expected a: "&Sons tow"`],
  ["a: @home", 1, `a: @home - ${BEGINS("@")}; expected a: "@home"`],
  ["a: %5 off", 1, `a: %5 off - ${BEGINS("%")}; expected a: "%5 off"`],
  ["a: !now or never", 1, `a: !now or never - ${BEGINS("!")}; expected a: "!now or never"`],
  ["a: |cool", 1, `a: |cool - ${BEGINS("|")}; expected a: "|cool"`],
  ["a: > 5 minutes", 1, `a: > 5 minutes - ${BEGINS(">")}; expected a: "> 5 minutes"`],
  ["a: `b` c", 1, `a: \`b\` c - ${BEGINS("`")}; expected a: "\`b\` c"`],
  ["a: - b", 1, `a: - b - ${BEGINS("-")}; expected a: "- b"`],
  ['a: "Best" tow', 1, `a: "Best" tow - has quotes in a text that begins with one; expected a: '"Best" tow'`],
  ["a: 'Bob's'\nb: c", 1, `a: 'Bob's' - has quotes in a text that begins with one; expected a: "Bob's"`],
  ['b: c\na: "Bob', 2, 'a: "Bob - begins with a quote and does not end with one; expected a: "Bob"'],
  ['a: "C:\\path"', 1, "a: \"C:\\path\" - has a \\ in double quotes; expected a: 'C:\\path'"],
  ["a:\n\tb: c", 2, "b: c - begins with a tab; expected spaces"],
  ["a:\n  b: c\n\td: e", 3, "d: e - begins with a tab; expected spaces"],
  ["name: a\nb: c\nname: d", 3, "name: d - is here for the second time; expected this field once"],
  ["a:\n  - b: c\n   - b: d", 3, `- b: d - ${SAME_START}`],
  ["a:\n  - b: c\n   d: e", 3, `d: e - ${SAME_START}`],
  [" a: b\nc: d", 2, `c: d - ${SAME_START}`],
  ["a:\n  - One\n    - Two", 3, "- Two - begins farther to the right than the other items of its list"],
  ["a:\n  - b: c\n      d: e", 3, `d: e - ${FARTHER}`],
  ["a: b\n  c: d", 2, `c: d - ${FARTHER}`],
  ["a: It goes\n  on here: yes\nb: c", 2, `on here: yes - ${FARTHER}`],
  ["b: c\nname A", 2, `name A - ${NO_FIELD}`],
  ["a: It goes\non here\nb: c", 2, `on here - ${NO_FIELD}`],
  ["b: c\nname:A", 2, "name:A - a field has a space behind its colon"],
  ["a:\n  - b\n  -c", 3, "-c - a list item has a space behind its hyphen"],
])("%j: line %i", (text, line, message) => {
  expect(read(`${text}\n`).problems).toEqual([`a.yaml, line ${line}: ${message}`]);
});

test("a message names the file, the line, the field and its value, also of what is not there", () => {
  const file = read("name: Bob\nroads:\n  - name: I-30\n    text:\n  - text: Wide.\nempty: []\n");
  expect(file.message(["name"], "wrong")).toBe('a.yaml, line 1: name: "Bob" - wrong');
  expect(file.message(["roads", 0, "text"], "wrong")).toBe(
    "a.yaml, line 4: roads > 1 > text: nothing - wrong",
  );
  expect(file.message(["roads", 1, "name"], "wrong")).toBe(
    "a.yaml, line 5: roads > 2 > name: nothing - wrong",
  );
  expect(file.message(["roads", 1], "wrong")).toBe("a.yaml, line 5: roads > 2: fields - wrong");
  expect(file.message(["roads"], "wrong")).toBe("a.yaml, line 2: roads: a list - wrong");
  expect(file.message(["empty"], "wrong")).toBe("a.yaml, line 6: empty: an empty list - wrong");
  expect(file.message(["hotline"], "wrong")).toBe("a.yaml: hotline: nothing - wrong");
  expect(file.message([], "wrong")).toBe("a.yaml: wrong");
});
