import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress.ts";

const TEXT = "A driver on a shoulder of I-35W at night. ".repeat(50);

test("text files, and no others, get a brotli and a gzip copy, in every folder", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "compress-"));
  try {
    await mkdir(path.join(folder, "notes.txt/deep"), { recursive: true });
    const texts = ["html", "js", "css", "svg", "json", "xml", "webmanifest", "ico"].map(
      (end) => `page.${end}`,
    );
    texts.push("notes.txt/deep/page.txt");
    const others = ["font.woff2", "picture.png", "LICENSE"];
    for (const file of [...texts, ...others]) await writeFile(path.join(folder, file), TEXT);

    await compressFolder(folder);

    const copies = texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    const entries = await readdir(folder, { recursive: true });
    const folders = ["notes.txt", "notes.txt/deep"];
    expect(entries.toSorted()).toEqual([...folders, ...copies, ...others].toSorted());
    for (const file of texts) {
      const [brotli, gzip] = [
        await readFile(path.join(folder, `${file}.br`)),
        await readFile(path.join(folder, `${file}.gz`)),
      ];
      expect(brotliDecompressSync(brotli).toString()).toBe(TEXT);
      expect(gunzipSync(gzip).toString()).toBe(TEXT);
      expect(Math.max(brotli.length, gzip.length)).toBeLessThan(TEXT.length / 10);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
