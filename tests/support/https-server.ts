import { once } from "node:events";
import { startHttps } from "./system/nginx.ts";

/** Serves the built site for the browser tests at TEST_PORT, with the key TEST_KEY, until SIGTERM. */
const { TEST_KEY = "", TEST_PORT } = process.env;
const server = await startHttps(TEST_KEY, { port: Number(TEST_PORT) });
await once(process, "SIGTERM");
await server.stop();
