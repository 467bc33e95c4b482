import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { checkPublicFiles, readPublicFiles } from "./public-files.ts";

test("hidden files, and what systems and editors leave behind, are left alone; .well-known/ is not hidden", async () => {
  const left = [".DS_Store", "a/.env", "Thumbs.db", "a.html~"];
  const served = [".well-known/security-policy.txt", "a/b.pdf"];
  const files = [...left, ...served].map((name) => [`public/${name}`, "words"]);
  const root = await writeSite(Object.fromEntries(files));
  onTestFinished(() => removeSite(root));
  expect(Object.keys(await readPublicFiles(root))).toEqual(served);
});

test("a link is refused, and a file of the folder's name", async () => {
  const root = await writeSite({ "public/logo.svg": "words", "file/public": "words" });
  onTestFinished(() => removeSite(root));
  await symlink("logo.svg", path.join(root, "public/van.svg"));
  await expect(readPublicFiles(root)).rejects.toThrow("public/van.svg: is a link; put the file itself there");
  await expect(readPublicFiles(`${root}/file`)).rejects.toThrow("public: is a file; expected a folder");
});

const SITE = ["index.html", "contact.html", "_headers", "pictures/logo.svg"];

test.each([
  ["contact.html", "it would hide contact.html of the site; give it another name."],
  ["Contact.html", "it would hide contact.html"],
  ["contact", "it would hide contact.html"],
  ["contact/map.pdf", "it would hide contact.html"],
  ["pictures", "it would hide pictures/logo.svg"],
  ["index.html", "hosts do not send a file of this name; give it another."],
  ["_worker.js", "hosts do not send a file of this name"],
  ["data.json.gz", "hosts do not send a file of this name"],
  ["price list.pdf", "some hosts do not send it; use Latin letters, digits, hyphens and underscores."],
  ["assets/van.jpg", "browsers keep what is in assets/ for a year; use another folder."],
])("public/%s is refused: %s", (name, problem) => {
  expect(() => checkPublicFiles([name], SITE)).toThrow(`public/${name}: ${problem}`);
});

test("files of search engines and apps, and in folders of the site, are accepted", () => {
  const names = ["google1a2b.html", ".well-known/apple-app-site-association", "pictures/van.jpg"];
  expect(() => checkPublicFiles(names, SITE)).not.toThrow();
});
