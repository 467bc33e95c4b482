import { execFileSync } from "node:child_process";
import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { removeSite, writeSite } from "../folders.ts";
import { ensureProgram } from "./programs.ts";

/** A new private key, in PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

/** A self-signed certificate for a server of this machine, valid for a day, and its key, both in PEM. */
export async function localCertificate(key = newKey()): Promise<{ key: string; cert: string }> {
  const folder = await writeSite({ "key.pem": key });
  const name = ["-subj", "/CN=for tests", "-addext", "subjectAltName=IP:127.0.0.1"];
  const args = ["req", "-x509", "-key", "key.pem", "-days", "1", ...name];
  const cert = execFileSync(ensureProgram("openssl"), args, { cwd: folder, encoding: "utf8" });
  await removeSite(folder);
  return { key, cert };
}

/**
 * The flag that makes Chromium trust every certificate of a key. Merely ignoring certificate errors is
 * not enough: service workers then do not register. Chromium reads this flag only together with --user-data-dir
 * (services/network/public/cpp/network_switches.cc).
 */
export function trust(key: string): string {
  const spki = createPublicKey(key).export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(spki).digest("base64")}`;
}
