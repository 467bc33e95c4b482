import { createServer, Agent as HttpAgent, type Server } from "node:http";
import https from "node:https";
import { connect } from "node:net";
import tls from "node:tls";
import { brotliCompressSync, constants } from "node:zlib";
import { selfSigned } from "../../scripts/certificate.ts";
import type { Agents } from "../../scripts/launch-check/web-client.ts";
import { listen } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import type { SiteFile } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { business } from "../../src/business/current.ts";
import type { Business } from "../../src/business/schema.ts";

type Files = ReadonlyMap<string, SiteFile>;

/** The built site as it would be for another business. */
export function builtFor(other: Business, files: Files): Map<string, SiteFile> {
  const facts = [
    [business.name, other.name],
    [business.hotline.e164, other.hotline.e164],
    [business.hotline.display, other.hotline.display],
    [business.email, other.email],
    [business.siteUrl, other.siteUrl],
  ] as const;
  const changed = Array.from(files, ([address, file]): [string, SiteFile] => {
    const body = file.forms.get("identity")?.body ?? Buffer.alloc(0);
    if (!/^text\/|json|xml/.test(file.type)) return [address, file];
    const text = facts.reduce((words, [own, others]) => words.replaceAll(own, others), String(body));
    return [address, { type: file.type, forms: formsOf(Buffer.from(text)) }];
  });
  return new Map(changed);
}

function formsOf(body: Buffer): SiteFile["forms"] {
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return new Map([
    ["identity" as const, { body, etag: '"identity"' }],
    ["br" as const, { body: packed, etag: '"br"' }],
  ]);
}

/** A site on a host with a certificate, and connections that lead to it whatever the name. */
export interface HostedSite {
  agents: Agents;
  stop(): void;
}

/** Serves a site over https at its own name; http and the name without "www." are redirected there. */
export async function hostSite(files: Files, siteUrl: string): Promise<HostedSite> {
  const { host } = new URL(siteUrl);
  const names = [host, host.replace(/^www\./, "")];
  const certificate = await selfSigned(names, new Date(Date.now() + 90 * 86_400_000));
  const site = createSiteServer(files, siteRules(files));
  const secure = https.createServer(certificate, (request, response) => {
    if (request.headers.host === host) site.emit("request", request, response);
    else response.writeHead(308, { Location: siteUrl + request.url }).end();
  });
  const insecure = createServer((request, response) => {
    response.writeHead(301, { Location: siteUrl + request.url }).end();
  });
  const [securePort, insecurePort] = await Promise.all([listen(secure), listen(insecure)]);
  const toSecure = (options: tls.ConnectionOptions) =>
    tls.connect({ ...options, host: "127.0.0.1", port: securePort, ca: certificate.cert });
  return {
    agents: {
      https: Object.assign(new https.Agent({ maxSockets: 6 }), { createConnection: toSecure }),
      http: Object.assign(new HttpAgent(), { createConnection: () => connect(insecurePort, "127.0.0.1") }),
    },
    stop: () => {
      for (const server of [secure, insecure]) close(server);
    },
  };
}

function close(server: Server | https.Server): void {
  server.close();
  server.closeAllConnections();
}
