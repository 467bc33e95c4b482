import { parse } from "tldts";

/** RFC 2606 and RFC 6761: names that never belong to anyone. */
const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Whether a host never belongs to anyone, as in the example's facts. */
export function isReserved(host: string): boolean {
  return RESERVED_HOST.test(host);
}

/** Whether a host can be that of a site or a mailbox: a name below an ending that exists, such as .com or .co.us. */
export function isHost(host: string): boolean {
  const { domain, isIcann } = parse(host);
  return domain !== null && (isIcann === true || isReserved(host));
}
