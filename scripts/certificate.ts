import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { isIP } from "node:net";
import { generate } from "selfsigned";

/** Both in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** A new private key, in PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

/**
 * A certificate that vouches for itself, valid since two days ago.
 * @param name A host's name or IP address.
 * @param until The last moment at which it is valid.
 */
export async function selfSigned(name: string, until: Date, key = newKey()): Promise<Certificate> {
  const altName = isIP(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name };
  const { cert } = await generate([{ name: "commonName", value: "for tests" }], {
    keyType: "ec",
    algorithm: "sha256",
    keyPair: {
      privateKey: key,
      publicKey: String(createPublicKey(key).export({ type: "spki", format: "pem" })),
    },
    notBeforeDate: new Date(Date.now() - 172_800_000),
    notAfterDate: until,
    extensions: [{ name: "subjectAltName", altNames: [altName] }],
  });
  return { key, cert };
}

/** A certificate for a server of this machine that a test of today asks. */
export async function localCertificate(key?: string): Promise<Certificate> {
  return await selfSigned("127.0.0.1", new Date(Date.now() + 86_400_000), key);
}

/**
 * The flag with which Chromium trusts every certificate of a key, as if an authority vouched for it: under one that is
 * merely ignored no service worker registers. Chromium heeds it beside --user-data-dir only
 * (services/network/public/cpp/network_switches.cc).
 */
export function trust(key: string): string {
  const spki = createPublicKey(key).export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(spki).digest("base64")}`;
}
