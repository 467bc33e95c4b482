import type { HeaderRule } from "../../server/header-rules.ts";
import { commonHeaders, type HostSite, omit } from "./host-site.ts";
import { mediaTypes, PAGE_TYPE, PATTERNS, patternOf, redirectPatterns } from "./server-facts.ts";

/** Where the recipes put the built site. */
export const SITE_ROOT = "/var/www/site/dist";

/**
 * A complete configuration of nginx, for its folder conf.d; it needs Debian's libnginx-mod-http-brotli-static.
 * All headers are the server's: a location with one header of its own would lose these
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header). What differs is in the maps.
 */
export function nginxFile(site: HostSite): string {
  const usual = commonHeaders(site);
  // In nginx the first that matches counts, in the one list the last.
  const special = site.rules.filter(({ path }) => path !== "/*").toReversed();
  const varying = [...new Set(special.flatMap(({ headers }) => Object.keys(headers)))];
  const types = [{ extension: "html", type: PAGE_TYPE }, ...mediaTypes(site)];
  return `# Written by the build, for this very build: deploy it together with dist/. See docs/deploy.md.

${varying.map((name) => headerMap(name, usual[name] ?? "", special)).join("\n\n")}

map $status $site_allow {
  405 "GET, HEAD";
}

# The file of an address, as the address was sent. "/." is never a file.
map $request_uri $site_file {
  default "/.";
  "~${PATTERNS.unaddressed}" "/.";
  "~${PATTERNS.home}" "/index.html";
  "~${withName("site_path", PATTERNS.address)}" $site_path;
}

# The same for an address with slashes at its end.
map $request_uri $site_slashless {
  default "/.";
  "~${PATTERNS.unaddressed}" "/.";
  "~${withName("site_slashed", PATTERNS.slashed)}" $site_slashed;
}

# Where an old address leads.
map $request_uri $site_moved {
  default "";
${redirectPatterns(site)
  .map(({ pattern, to }) => `  "~${pattern}" "${to}";`)
  .join("\n")}
}

map $request_uri $site_query {
  "~(?<site_search>\\?.*)$" $site_search;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(site.siteUrl).host};
  root ${SITE_ROOT};
  # Certificate and HTTPS, once there is one: nginx-tls.conf.
  include /etc/nginx/site-tls/*.conf;

  server_tokens off;
  absolute_redirect off;
  log_not_found off;

  types {
${types.map(({ extension, type }) => `    ${quoted(type)} ${extension};`).join("\n")}
  }
  default_type application/octet-stream;

  # The build has compressed the files; proxies and CDNs get them so, too.
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  brotli_static on;

  # An ETag is the one mark of a version.
  if_modified_since off;
  max_ranges 0;

${Object.entries(omit(usual, varying))
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}
${varying.map((name) => `  add_header ${name} $${variableOf(name)} always;`).join("\n")}
  add_header Allow $site_allow always;
  add_header Last-Modified "" always;

  error_page 404 @missing;

  location / {
    if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
    if ($site_moved) { return 301 $site_moved$site_query; }
    try_files $site_file $site_file.html @slashed;
  }

  location @slashed {
    if ($request_uri ~ "${PATTERNS.slashedHome}") { return 301 /$site_query; }
    if (-f $document_root$site_slashless) { return 301 $site_slashless$site_query; }
    if (-f $document_root$site_slashless.html) { return 301 $site_slashless$site_query; }
    return 404;
  }

  location @missing {
    try_files /404.html =404;
  }
}
`;
}

/** What makes the server above one for HTTPS, to be put into /etc/nginx/site-tls when certbot has a certificate. */
export function nginxTlsFile({ siteUrl }: HostSite): string {
  const { host } = new URL(siteUrl);
  return `# HTTPS for ${host}. See docs/deploy.md.
listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
# A phone reads nothing of a TLS record before its end. In records of a packet's size a page's header, and in it the
# call, comes before the rest.
ssl_buffer_size 1400;
if ($scheme = http) { return 301 ${siteUrl}$request_uri; }
`;
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/**
 * The values of a header that differs between addresses. A 404 is a document, and never kept: what is missing today may be
 * there tomorrow.
 */
function headerMap(name: string, usual: string, special: readonly HeaderRule[]): string {
  const others = special.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [{ pattern: patternOf(path), value: value ?? "" }],
  );
  const isUsualOn404 = name === "Cache-Control" || others.some(({ value }) => value === "");
  const lines = [
    `default ${quoted(usual)};`,
    ...(isUsualOn404 ? [`"~^404 " ${quoted(usual)};`] : []),
    ...others.map(({ pattern, value }) => {
      return `"~${isUsualOn404 ? pattern.replace("^", "^[0-9]+ ") : pattern}" ${quoted(value)};`;
    }),
  ];
  const source = isUsualOn404 ? '"$status $request_uri"' : "$request_uri";
  return `map ${source} $${variableOf(name)} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;
}

/** Gives the first group of a pattern a name. */
function withName(name: string, pattern: string): string {
  return pattern.replace("(", `(?<${name}>`);
}

/** @throws {Error} when nginx would not take the text as it is. */
function quoted(text: string): string {
  if (/["$\\]/.test(text)) throw new Error(`nginx.conf cannot hold this text as it is: ${text}`);
  return `"${text}"`;
}
