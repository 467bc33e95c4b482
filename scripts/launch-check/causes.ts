import type { Finding } from "./report.ts";
import type { Answer } from "./web-client.ts";

/* Causes that make every address wrong, such as a password. The cause is listed in place of all those addresses. */

interface Cause<Symptom> {
  /** What was seen. */
  seen: Symptom;
  /** What that means. */
  means: string;
  /** What to do. */
  remedy: string;
}

const WARNED = "and browsers warn visitors off";

/** Why a host does not answer, by the code of the error. The first that fits counts. */
const SILENCE: readonly Cause<RegExp>[] = [
  {
    seen: /^ENOTFOUND/,
    means: "the name does not exist",
    remedy: "Point the domain's DNS to your host; that may take an hour",
  },
  {
    seen: /^EAI_/,
    means: "the name could not be looked up",
    remedy: "Check that you are online, and try again",
  },
  {
    seen: /^ECONNREFUSED/,
    means: "no web server listens there",
    remedy: "Start the web server, or point the domain's DNS to your host",
  },
  {
    seen: /UNREACH|^ENETDOWN|^EADDRNOTAVAIL/,
    means: "no network leads there",
    remedy: "Check that you are online, and where the domain's DNS points",
  },
  {
    seen: /time(d)?out/i,
    means: "it stays silent, or is too slow",
    remedy: "Check that the web server runs, and that its firewall lets the public in",
  },
  {
    seen: /^ENDLESS/,
    means: "what it sends has no end",
    remedy: "Check what your host has at that address: the files of the site are small",
  },
  {
    seen: /^CERT_HAS_EXPIRED/,
    means: `its certificate has expired, ${WARNED}`,
    remedy: "Have your host renew it, and from now on by itself",
  },
  {
    seen: /^CERT_NOT_YET_VALID/,
    means: `its certificate is not valid yet, ${WARNED}`,
    remedy: "Check the date of this computer, and of the server",
  },
  {
    seen: /ALTNAME/,
    means: `its certificate is for another name, ${WARNED}`,
    remedy: "Add this name to the domains at your host; a new certificate may take an hour",
  },
  {
    seen: /^UNABLE_TO_/,
    means: `its certificate comes without the next one in its chain, ${WARNED}`,
    remedy: "Give the web server the whole chain (fullchain.pem), not the certificate alone",
  },
  {
    seen: /SELF_SIGNED/,
    means: `nobody vouches for its certificate, ${WARNED}`,
    remedy: "Get a certificate for this name at your host; those of Let's Encrypt are free",
  },
  {
    seen: /^ERR_SSL_(WRONG_VERSION|PACKET_LENGTH|HTTP_|UNKNOWN_PROTOCOL)/,
    means: "it does not speak https there",
    remedy: "Switch on https at your host",
  },
  {
    seen: /^ERR_SSL_|^EPROTO/,
    means: "it has no certificate for this name",
    remedy: "Add this name to the domains at your host; a new certificate may take an hour",
  },
  {
    seen: /^(Z_|ERR_(_|BROTLI|ZSTD))/,
    means: "what it sends cannot be unpacked",
    remedy: "Check what compresses at your host: two programs may do so",
  },
  {
    seen: /^UND_ERR_ABORTED/,
    means: "the proxy refuses to lead there",
    remedy: "It may need a name and a password: http://name:password@…",
  },
  {
    seen: /^(ECONNRESET|EPIPE|UND_ERR_)/,
    means: "the connection was cut",
    remedy: "Try again. If it stays so, ask your host why",
  },
];

/** That a host does not answer, why, and what to do. */
export function unanswered(url: string, code: string): Finding {
  const unknown = { means: `the connection fails (${code})`, remedy: "Ask your host what that means" };
  const { means, remedy } = SILENCE.find(({ seen }) => seen.test(code)) ?? unknown;
  return { wrong: `${new URL(url).origin} does not answer: ${means}.`, remedy };
}

const hasStatus =
  (...statuses: readonly number[]) =>
  ({ status }: Answer) =>
    statuses.includes(status);

/** Headers by which hosts, and services in front of them, say that a browser must first show that a person uses it. */
const CHALLENGES = ["cf-mitigated", "x-vercel-mitigated", "x-amzn-waf-action", "sg-captcha"];

/** Why a host refuses what it was asked for; each completes "The answer to … is 403:". The first that fits counts. */
const REFUSALS: readonly Cause<(answer: Answer) => boolean>[] = [
  {
    seen: ({ headers }) => CHALLENGES.some((name) => /challenge|captcha/.test(headers[name] ?? "")),
    means: "first a person has to show that it is one, so search engines and this check see nothing",
    remedy:
      'Let everybody in. At Cloudflare, switch off "Under Attack", "Bot Fight Mode" and rules with a challenge',
  },
  {
    seen: hasStatus(401, 407),
    means: "it asks for a password",
    remedy: 'Switch that off at your host, where it may be called "Deployment Protection"',
  },
  {
    seen: hasStatus(402, 509),
    means: "the host has switched the site off, mostly because a bill is open or a plan is used up",
    remedy: "Look into your account at the host",
  },
  {
    seen: hasStatus(403, 451),
    means: "the web server may not show it",
    remedy:
      "Check that it may read the files, and that no firewall and no rule for countries or robots is in the way",
  },
  {
    seen: hasStatus(421),
    means: "the web server does not know this name",
    remedy: "Add it to the domains at your host",
  },
  {
    seen: hasStatus(429),
    means: "the host has had too many requests",
    remedy: "Wait for some minutes, and try again",
  },
  {
    seen: hasStatus(521, 522, 523, 530),
    means: "Cloudflare does not reach your server",
    remedy: "Check that your server runs, and its address in Cloudflare's DNS",
  },
  {
    seen: hasStatus(525, 526),
    means: "Cloudflare gets no valid certificate from your server",
    remedy: "Get your server a certificate: see docs/deploy.md",
  },
  {
    seen: ({ status }) => status >= 500,
    means: "the host is overloaded, being maintained, or broken",
    remedy:
      "Wait for some minutes. If it stays so, look into the web server's log, and into your account at the host",
  },
];

/** Why a host refuses what it was asked for; undefined if the status does not say. */
export function refusal(answer: Answer): { means: string; remedy: string } | undefined {
  return REFUSALS.find(({ seen }) => seen(answer));
}
