/** What nginx is to serve, and how. */
export interface NginxOptions {
  folder: string;
  /** A folder for what nginx writes. */
  temporary: string;
  port: number;
  workers: 1 | "auto";
  /** Headers of another server, which nginx is to send too. */
  headers: Headers;
}

/** Headers that every server makes for each answer itself. */
const OWN = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/**
 * A configuration of nginx that gives the answers of the site's own server: the compressed copies that the build
 * made, the same headers, and no log, since the other server keeps none either. Otherwise these are Debian's
 * settings, but for tcp_nopush: with it, large files wait 40 ms on loopback for an acknowledgement that is delayed.
 */
export function nginxConfig({ folder, temporary, port, workers, headers }: NginxOptions): string {
  const added = [...headers]
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => addHeader(name, value));
  // Its workers would else run as a user who may not read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user}
worker_processes ${workers};
daemon off;
pid ${temporary}/nginx.pid;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  access_log off;
  client_body_temp_path ${temporary}/body;
  proxy_temp_path ${temporary}/proxy;
  fastcgi_temp_path ${temporary}/fastcgi;
  uwsgi_temp_path ${temporary}/uwsgi;
  scgi_temp_path ${temporary}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
    gzip_vary on;
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
    ${added.join("\n    ")}
  }
}
`;
}

function addHeader(name: string, value: string): string {
  if (value.includes("$")) throw new Error(`nginx would read a variable in the header ${name}: ${value}`);
  return `add_header ${name} ${JSON.stringify(value)} always;`;
}
