import { beforeEach, expect, test, vi } from "vitest";
import { type DevSite, eventually, startDevSite } from "./fixtures/dev-site.ts";

let site: DevSite;

/** The types of the messages that the browser was sent. */
function listen(): string[] {
  const messages: string[] = [];
  const { hot } = site.server.environments.client;
  vi.spyOn(hot, "send").mockImplementation((message: unknown) => {
    messages.push(String(Object(message).type));
  });
  return messages;
}

const shows = (address: string, text: string) =>
  eventually(async () => expect(await site.text(address)).toContain(text));

beforeEach(async () => {
  site = await startDevSite();
  // As a browser would that shows the home page, its islands hydrated.
  await site.text("/");
  for (const island of ["counter", "name-form"]) await site.text(`/src/islands/${island}.tsx`);
  await site.text("/src/components/price.tsx");
  await site.text("/src/components/tally.tsx");
  return () => site.remove();
});

test("an edit to a static component reloads the page, which shows it", async () => {
  const messages = listen();
  await site.edit("src/components/heading.tsx", "Fixture", "Edited");
  await eventually(() => expect(messages).toContain("full-reload"));
  expect(await site.text("/prices")).toContain("<h1>Edited: prices</h1>");
});

test.each([
  { file: "src/islands/counter.tsx", from: "Count\n", to: "Add\n", text: "Add</button>" },
  { file: "src/components/tally.tsx", from: "Tally: ", to: "Sum: ", text: "<output>Sum: " },
])("an edit to $file, which only an island uses, is a hot update and no reload", async (edit) => {
  const messages = listen();
  await site.edit(edit.file, edit.from, edit.to);
  await eventually(() => expect(messages).toContain("update"));
  await shows("/", edit.text);
  expect(messages).not.toContain("full-reload");
});

test("an edit to a component that pages and islands use reloads the page", async () => {
  const messages = listen();
  await site.edit("src/components/price.tsx", "40", "45");
  await eventually(() => expect(messages).toContain("full-reload"));
  expect(await site.text("/")).toContain("From 45 dollars");
});

test("an edit to the styles is a hot update and no reload", async () => {
  await site.text("/src/styles/site.css");
  const messages = listen();
  await site.edit("src/styles/site.css", "18 22 27", "0 0 0");
  await eventually(() => expect(messages).toContain("update"));
  expect(messages).not.toContain("full-reload");
});

test.each([
  { fault: "throws", edit: "if (text) throw new Error('no words');", message: "rendering: no words" },
  { fault: "cannot be parsed", edit: "const = ;", message: "PARSE_ERROR" },
])("a component that $fault answers 500 with the message, until it is mended", async ({ edit, message }) => {
  const file = "src/components/heading.tsx";
  const good = await site.read(file);
  await site.edit(file, "return", `${edit} return`);
  await eventually(async () => expect((await site.get("/")).status).toBe(500));
  expect(await site.text("/")).toContain(message);
  await eventually(async () => {
    // Saved more than once, for the watcher overlooks a change that comes within 50 ms of another.
    await site.write(file, good);
    expect(await site.text("/")).toContain("<h1>Fixture: home</h1>");
  });
});

test("an island added while the server runs can be used at once", async () => {
  await site.write("src/islands/greeting.tsx", "export function Greeting() {\n  return <p>Howdy</p>;\n}\n");
  await site.edit(
    "src/pages.tsx",
    "import type",
    'import { Greeting } from "./islands/greeting.tsx";\nimport type',
  );
  await site.edit("src/pages.tsx", "of={NameForm}", "of={Greeting}");
  await shows("/", 'data-island="greeting"');
});
