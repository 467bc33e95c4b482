import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import path from "node:path";
import { previewOf } from "./built-site.ts";

/*
 * Shows the built site at PORT (4173), until it is ended: on this machine only, or on HOST. In a container, or for
 * other machines, HOST is 0.0.0.0.
 */
const { PORT = "", HOST = "" } = process.env;
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../dist"));

/** This machine, by IPv4 and by IPv6: browsers ask either of them for "localhost". */
const LOOPBACK = ["127.0.0.1", "::1"] as const;

/** The errors for a HOST that is no address of this machine, or for a kind of address that it does not have. */
const NOT_HERE = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL", "ENOTFOUND", "EAI_AGAIN"];

/** @returns The port; undefined if the host is no address of this machine. */
async function show(host: string, port: number): Promise<number | undefined> {
  const server = createServer(previewOf(folder)).listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (NOT_HERE.includes(code)) return undefined;
    console.error(`${message}. To choose a port: PORT=4174 npm start`);
    process.exit(1);
  }
  return (server.address() as AddressInfo).port;
}

const asked = PORT.trim() || "4173";
const port = Number(asked);
if (!/^\d{1,5}$/.test(asked) || port > 65_535) {
  console.error(`PORT is "${asked}"; expected a number up to 65535, like PORT=4174 npm start`);
  process.exit(1);
}

const ofHost = HOST === "" ? undefined : await show(HOST, port);
if (ofHost !== undefined) {
  const isEvery = HOST === "0.0.0.0" || HOST === "::";
  console.log(`http://${isEvery ? "localhost" : isIPv6(HOST) ? `[${HOST}]` : HOST}:${ofHost}`);
} else {
  if (HOST !== "")
    console.error(`HOST is "${HOST}", no address of this machine: the site is shown on this machine only`);
  const [first, second] = LOOPBACK;
  const shown = await show(first, port);
  await show(second, shown ?? port);
  console.log(`http://localhost:${shown ?? port}`);
}
