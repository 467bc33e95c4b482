/**
 * The host to check, from what an owner types.
 * @returns Protocol, host and port; undefined when it can be no address.
 */
export function originOf(typed: string): string | undefined {
  const address = /^\w+:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}
