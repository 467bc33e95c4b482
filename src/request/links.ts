/** A link that opens the dialer (RFC 3966, global form: no spaces). `e164`: "+1" and ten digits. */
export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/** A link that opens an empty text message to the number (RFC 5724). */
export function smsLink(e164: string): string {
  return `sms:${e164}`;
}

/** A link that opens an empty mail draft (RFC 6068). */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}
