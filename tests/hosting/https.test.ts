import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:http2";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { localCertificate } from "../../scripts/certificate.ts";
import { startNginx } from "../../scripts/nginx.ts";
import { asBuilt } from "./servers.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

test("nginx, with the file for TLS, sends pages over HTTP/2", async () => {
  const file = await readFile(path.join(ROOT, "hosts/nginx-tls.conf"), "utf8");
  const site = await asBuilt(path.join(ROOT, "dist"));
  const tls = { file, certificate: await localCertificate() };
  const server = await startNginx({ ...site, tls });
  const session = connect(server.origin, { ca: tls.certificate.cert });
  try {
    const request = session.request({ ":path": "/lockouts" });
    const [headers] = await once(request, "response");
    expect(headers[":status"]).toBe(200);
    expect(await text(request)).toContain("</html>");
  } finally {
    session.destroy();
    await server.stop();
  }
});
