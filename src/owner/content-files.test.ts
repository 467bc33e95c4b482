import { expect, test } from "vitest";
import { cityFile } from "../../tests/support/owner-files.ts";
import { DALLAS, FACTS, HOME, PLANO, read } from "../../tests/support/reading.ts";

/* What is said of files in content/: missing ones, those of another kind, and what systems and editors leave. */

test("a file that is missing, empty, or has another ending is named; mistakes in all files are reported at once", async () => {
  const { problems } = await read({
    [FACTS]: "",
    [HOME]: undefined,
    [DALLAS]: "name: a\nname: b\n",
    [`${PLANO}.txt`]: cityFile("Plano"),
  });
  expect(problems).toEqual([
    `${FACTS}: expected fields, each in a line: name: text`,
    `${HOME}: there is no such file; take it from the project as you got it`,
    `${PLANO}.txt: is not read; expected a name that ends with .yaml, or a place outside of content/`,
    `${DALLAS}, line 2: name: b - is here for the second time; expected this field once`,
  ]);
});

test.each([
  ...[".DS_Store", "._dallas.yaml", ".dallas.yaml.swp", ".#dallas.yaml", "#dallas.yaml#", "dallas.yaml~"],
  ...["dallas.yaml.bak", "Thumbs.db", "desktop.ini", ".idea/dallas.yaml", "~$notes.docx"],
])("%s, which a system or an editor has left, is left alone", async (left) => {
  const content = Buffer.from("\0\0\0\x01Bud1\xff", "latin1");
  const { site, problems } = await read({
    [`content/${left}`]: content,
    [`content/cities/${left}`]: content,
    [`content/services/${left}`]: content,
  });
  expect(problems).toEqual([]);
  expect(site?.cities.map(({ name }) => name)).toEqual(["Dallas", "Irving"]);
});

test("notes, pictures, folders, and files in the wrong place are named, each with what to do", async () => {
  const { problems } = await read({
    "content/notes.md": "x",
    "content/plano.yaml": cityFile("Plano"),
    "content/Home.YML": "x",
    "content/old/plano.yaml": cityFile("Plano"),
    "content/cities/texas/plano.yaml": cityFile("Plano"),
    "content/cities/dallas.jpg": "x",
  });
  expect(problems).toEqual([
    "content/Home.YML: is not read; expected a name that ends with .yaml, or a place outside of content/",
    "content/notes.md: is not read; move it out of content/",
    "content/old: is not read; move its files one folder up, or out of content/",
    "content/plano.yaml: is not read; a city's file goes into content/cities/, a service's into content/services/",
    "content/cities/dallas.jpg: is not read; move it out of content/",
    "content/cities/texas: is not read; move its files one folder up, or out of content/",
  ]);
});
