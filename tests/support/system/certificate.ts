import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { generate } from "selfsigned";

/** A new private key, in PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

/** A self-signed certificate for a server of this machine, valid from two days ago until tomorrow, and its key, both in PEM. */
export async function localCertificate(key = newKey()): Promise<{ key: string; cert: string }> {
  const { cert } = await generate([{ name: "commonName", value: "for tests" }], {
    keyType: "ec",
    algorithm: "sha256",
    keyPair: {
      privateKey: key,
      publicKey: String(createPublicKey(key).export({ type: "spki", format: "pem" })),
    },
    notBeforeDate: new Date(Date.now() - 172_800_000),
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
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
