import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { compressFolder } from "./compress.ts";

const TEXT = "A driver on a shoulder of I-35W at night. ".repeat(50);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "compress-"));
  return () => rm(folder, { recursive: true });
});

test.each(["html", "js", "css", "svg", "json", "xml", "txt", "webmanifest", "ico"])(
  "a .%s file gets a brotli and a gzip copy, both smaller, and stays",
  async (extension) => {
    const file = path.join(folder, `page.${extension}`);
    await writeFile(file, TEXT);
    await compressFolder(folder);
    const [brotli, gzip] = [await readFile(`${file}.br`), await readFile(`${file}.gz`)];
    expect(brotliDecompressSync(brotli).toString()).toBe(TEXT);
    expect(gunzipSync(gzip).toString()).toBe(TEXT);
    expect(brotli.length).toBeLessThan(TEXT.length / 10);
    expect(gzip.length).toBeLessThan(TEXT.length / 10);
    expect(await readFile(file, "utf8")).toBe(TEXT);
  },
);

test.each(["font.woff2", "picture.png", "LICENSE", "page.html.br"])("%s gets no copy", async (name) => {
  await writeFile(path.join(folder, name), TEXT);
  await compressFolder(folder);
  expect(await readdir(folder)).toEqual([name]);
});

test("files in folders are reached, and a folder named like a file is no file", async () => {
  await mkdir(path.join(folder, "notes.txt/deep"), { recursive: true });
  await writeFile(path.join(folder, "notes.txt/deep/empty.txt"), "");
  await compressFolder(folder);
  expect(await readdir(path.join(folder, "notes.txt/deep"))).toEqual([
    "empty.txt",
    "empty.txt.br",
    "empty.txt.gz",
  ]);
  expect(await readdir(folder)).toEqual(["notes.txt"]);
});

test("an empty folder is no problem", async () => {
  await compressFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});
