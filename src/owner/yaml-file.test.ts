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
  ["no-break spaces", Buffer.from("name:\u00a0Peña\n")],
])("a file with %s is read", (_, content) => {
  expect(read(content).value).toEqual({ name: "Peña" });
});

test("a file in another encoding than UTF-8 is named", () => {
  const said = "a.yaml: its letters are not in UTF-8; save the file with the encoding UTF-8";
  expect(read(Buffer.from("name: Peña\n", "latin1")).problems).toEqual([said]);
});

/** Mistakes: the line, and what is said of it. */
test.each<[text: string, line: number, said: string]>([
  // What the parser says.
  ["text: Tires: fast", 1, "text: Tires: fast - Nested mappings are not allowed in compact mappings"],
  ["a: @home", 1, "a: @home - Plain value cannot start with reserved character @"],
  ['b: c\na: "Bob\nd: e', 2, 'a: "Bob - Missing closing "quote'],
  ["a:\n\tb: c", 2, "b: c - Tabs are not allowed as indentation"],
  ['name: a\nb: c\nname: "d"', 3, 'name: "d" - Map keys must be unique'],
  ["a:\n  - b: c\n   - b: d", 3, "- b: d - All sequence items must start at the same column"],
  // What it would read in another way than it is meant.
  ["color: #005431", 1, "color: #005431 - what follows # would not be read"],
  ["a: It goes\n  with #1", 2, "with #1 - what follows # would not be read"],
  ["a: *best*", 1, "a: *best* - YAML reads the sign at its start as a mark"],
  ["a: &Sons tow", 1, "a: &Sons tow - YAML reads the sign at its start as a mark"],
  ["a: !now or never", 1, "a: !now or never - YAML reads the sign at its start as a mark"],
  ["a:\n  - One\n    - Two", 3, "- Two - YAML adds this to the text above"],
])("%j: line %i is %s", (text, line, said) => {
  const [problem = "", ...others] = read(`${text}\n`).problems;
  expect(others).toEqual([]);
  expect(problem).toContain(`a.yaml, line ${line}: ${said}`);
  expect(problem).toContain(
    '; expected each field once, as name: text or name: "text with : or #", and each',
  );
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
