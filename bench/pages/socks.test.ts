import { expect, test } from "vitest";
import { destinationOf } from "./socks.ts";

test.each([
  ["a name", [3, 9, ...Buffer.from("localhost"), 0x10, 0x4d], { host: "localhost", port: 4173 }],
  ["an IPv4 address", [1, 127, 0, 0, 1, 0, 80], { host: "127.0.0.1", port: 80 }],
  [
    "an IPv6 address",
    [4, 0x20, 1, 0xd, 0xb8, ...Buffer.alloc(11), 1, 1, 0xbb],
    { host: "2001:db8:0:0:0:0:0:1", port: 443 },
  ],
])("reads %s", (_, address, destination) => {
  expect(destinationOf(Buffer.of(5, 1, 0, ...address))).toEqual(destination);
});
