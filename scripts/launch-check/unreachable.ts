/** A host gave no answer; the message says why, to people. */
export class Unreachable extends Error {
  override name = "Unreachable";
  /** Whether the name is unknown, so that nobody can have meant to answer. */
  readonly isUnknownName: boolean;

  constructor(message: string, isUnknownName: boolean) {
    super(message);
    this.isUnknownName = isUnknownName;
  }
}

const UNKNOWN_NAME = ["ENOTFOUND", "EAI_AGAIN", "ENODATA"];

/** What Node's error codes mean to somebody who has never seen one. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name leads nowhere; the domain's DNS must point to your host",
  EAI_AGAIN: "the name could not be looked up; are you online?",
  ENODATA: "the name leads nowhere; the domain's DNS must point to your host",
  ECONNREFUSED: "no web server listens there",
  ECONNRESET: "the connection was cut",
  EHOSTUNREACH: "there is no way to that computer",
  ENETUNREACH: "there is no way to that computer; are you online?",
  ETIMEDOUT: "it stays silent",
  EPROTO: "it does not speak https there",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak https there",
  Z_DATA_ERROR: "what it sends cannot be unpacked",
  CERT_HAS_EXPIRED: "its certificate has expired, and browsers warn visitors off; renew it at your host",
  CERT_NOT_YET_VALID: "its certificate is not valid yet, and browsers warn visitors off",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "its certificate is for another name, and browsers warn visitors off; add this name at your host",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate, and browsers warn visitors off",
  SELF_SIGNED_CERT_IN_CHAIN: "nobody vouches for its certificate, and browsers warn visitors off",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate comes without the intermediate one that vouches for it",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate comes without the intermediate one that vouches for it",
};

/** A failed request, in words. */
export function unreachable(url: string, error: unknown): Unreachable {
  const { code = "", message = String(error) } = Object(error);
  const reason = REASONS[code] ?? message;
  return new Unreachable(`${new URL(url).origin} does not answer: ${reason}.`, UNKNOWN_NAME.includes(code));
}
