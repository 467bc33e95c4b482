import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/* Certificates for tests, made here because Node can read them but not make them (RFC 5280, in DER: X.690). */

export interface Certificate {
  /** PEM */
  key: string;
  /** PEM */
  cert: string;
}

const ECDSA_WITH_SHA256 = "06082a8648ce3d040302";
const COMMON_NAME = "0603550403";
const SUBJECT_ALT_NAME = "0603551d11";

/** A certificate that vouches for itself, for some names, valid from two days ago to the given day. */
export function selfSigned(names: readonly string[], until: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(hex(ECDSA_WITH_SHA256));
  const owner = sequence(tlv(0x31, sequence(hex(COMMON_NAME), tlv(0x0c, Buffer.from("launch-check test")))));
  const altNames = sequence(...names.map((name) => tlv(0x82, Buffer.from(name))));
  const body = sequence(
    tlv(0xa0, hex("020102")),
    tlv(0x02, Buffer.concat([hex("01"), randomBytes(8)])),
    algorithm,
    owner,
    sequence(time(new Date(Date.now() - 172_800_000)), time(until)),
    owner,
    publicKey.export({ type: "spki", format: "der" }),
    tlv(0xa3, sequence(sequence(hex(SUBJECT_ALT_NAME), tlv(0x04, altNames)))),
  );
  const signature = sign("sha256", body, privateKey);
  const whole = sequence(body, algorithm, tlv(0x03, Buffer.concat([hex("00"), signature])));
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, "hex");
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

/** A value behind its tag and length. */
function tlv(tag: number, value: Buffer): Buffer {
  const { length } = value;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), value]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 255]), value]);
}

function time(date: Date): Buffer {
  return tlv(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/\D/g, "")}Z`));
}
