/** Where a connection leads. */
export interface Destination {
  host: string;
  port: number;
}

/** The host and port of a SOCKS request: a name, or an IPv4 or IPv6 address (RFC 1928, section 4). */
export function destinationOf(request: Buffer): Destination {
  const port = request.readUInt16BE(request.length - 2);
  const address = request.subarray(4, -2);
  switch (request[3]) {
    case 1:
      return { host: address.join("."), port };
    case 3:
      return { host: address.subarray(1).toString(), port };
    default:
      return { host: ipv6(address), port };
  }
}

function ipv6(address: Buffer): string {
  return Array.from({ length: 8 }, (_, group) => address.readUInt16BE(group * 2).toString(16)).join(":");
}
