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
  ["no-break spaces", Buffer.from("name:\u00a0Peña\n")],
])("a file with %s is read", (_, content) => {
  expect(read(content).value).toEqual({ name: "Peña" });
});

test.each([
  ["Latin-1", Buffer.from("a: b\nname: Peña\n", "latin1")],
  ["UTF-16", Buffer.from("\ufeffa: b\n", "utf16le")],
  ["UTF-16 without its mark", Buffer.from("\na: b\n", "utf16le")],
])("a file in %s is named", (_, content) => {
  const said = "a.yaml: its letters are not in UTF-8; save the file with the encoding UTF-8";
  expect(read(content).problems).toEqual([said]);
});

/** Texts that YAML does not take as their writer means them: the line, and how it is written right. */
test.each<[text: string, line: number, expected: string]>([
  ["text: Tires: fast", 1, 'text: "Tires: fast"'],
  ["- text: Remember:\n- b", 1, '- text: "Remember:"'],
  ['a: The "best": us', 1, `a: 'The "best": us'`],
  ["color: #005431", 1, 'color: "#005431"'],
  ["b: c\n- name: Bob #1", 2, '- name: "Bob #1"'],
  ["a: {hours}", 1, 'a: "{hours}"'],
  ["a: {hours} help", 1, 'a: "{hours} help"'],
  ["a: *best*", 1, 'a: "*best*"'],
  ["a: & Sons", 1, 'a: "& Sons"'],
  ["a: &Sons tow", 1, 'a: "&Sons tow"'],
  ["a: @home", 1, 'a: "@home"'],
  ["a: !now or never", 1, 'a: "!now or never"'],
  ["a: > 5 minutes", 1, 'a: "> 5 minutes"'],
  ["a: - b", 1, 'a: "- b"'],
  ['a: "Best" tow', 1, `a: '"Best" tow'`],
  ["a: 'Bob's'\nb: c", 1, "a: Bob's"],
  ['b: c\na: "Bob', 2, `a: '"Bob'`],
  ['a: "C:\\path"', 1, "a: C:\\path"],
])("%j: line %i is expected as %s", (text, line, expected) => {
  const [problem = "", ...others] = read(`${text}\n`).problems;
  expect(others).toEqual([]);
  expect([problem.split(":")[0], problem.split("; expected ")[1]]).toEqual([
    `a.yaml, line ${line}`,
    expected,
  ]);
});

/** Mistakes in the order of lines: the line, and what the parser says. */
test.each<[text: string, line: number, said: string]>([
  ["a:\n\tb: c", 2, "b: c - Tabs are not allowed as indentation"],
  ['name: a\nb: c\nname: "d"', 3, 'name: "d" - Map keys must be unique'],
  ["a:\n  - b: c\n   - b: d", 3, "- b: d - All sequence items must start at the same column"],
  ["a:\n  - One\n    - Two", 3, "- Two - YAML adds this to the text above"],
  ["a: It goes\n  with #1", 2, "with #1 - what follows # would not be read"],
  ["b: c\nname A", 2, "name A - Implicit map keys need to be followed by map values"],
])("%j: line %i is %s", (text, line, said) => {
  const expected =
    'each field once, as name: text or name: "text with : or #", and each item as - text, right below the one before';
  expect(read(`${text}\n`).problems).toEqual([`a.yaml, line ${line}: ${said}; expected ${expected}`]);
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
