import { startHttps } from "./system/nginx.ts";

/** Serves the built site at TEST_PORT, with the key TEST_KEY, while the browser tests run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { TEST_KEY = "", TEST_PORT } = process.env;
  const server = await startHttps(TEST_KEY, { port: Number(TEST_PORT) });
  return server.stop;
}
