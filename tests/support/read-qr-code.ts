import { spawnSync } from "node:child_process";
import type { Locator, TestInfo } from "@playwright/test";
import { ensureProgram, QR_READER_PACKAGE } from "../../scripts/debian-packages.ts";

/**
 * What a QR code on the screen says, as zbar reads it off a picture of it.
 * @throws {Error} when there is no zbar, or it finds no code.
 */
export async function readQrCode(code: Locator, info: TestInfo): Promise<string> {
  const path = info.outputPath("qr-code.png");
  await code.screenshot({ path });
  const { status, stdout } = spawnSync(
    ensureProgram("zbarimg", [QR_READER_PACKAGE]),
    ["--quiet", "--nodbus", "--raw", path],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`zbarimg has found no code in ${path}`);
  // It ends what it has read with a line break of its own.
  return stdout.replace(/\n$/, "");
}
