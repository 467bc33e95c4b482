const DECORATION = "the hero's picture is decoration: it comes after the words and the call link, on purpose";
const NOT_AWAITED = "no page waits for what it lists: the small script, the optional font";
const PICTURE_NAMES =
  "a picture keeps its name when its drawing changes, so it is kept for a day, not a year";
const MACHINE = "a measured time that varies with the machine; what counts is Total Blocking Time";

/** Why this site does not pass some audits that cost no points, by the audit's id. */
export const REASONS: Readonly<Record<string, string>> = {
  "cache-insight": PICTURE_NAMES,
  "forced-reflow-insight": MACHINE,
  "lcp-discovery-insight": DECORATION,
  "mainthread-work-breakdown": MACHINE,
  "max-potential-fid": MACHINE,
  "network-dependency-tree-insight": NOT_AWAITED,
  "uses-long-cache-ttl": PICTURE_NAMES,
};

/** What Lighthouse does not judge on a local address, and why; the published site has to pass it, too. */
export const NOT_JUDGED: Readonly<Record<string, string>> = {
  "is-on-https": "always passed: 127.0.0.1 counts as a secure origin",
  "redirects-http": "left out: there is no HTTPS to redirect to",
  "uses-http2, modern-http-insight": "left out: HTTP/2 is up to the host or the TLS terminator",
};
