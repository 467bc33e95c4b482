import type { HeaderRule } from "../../server/header-rules.ts";
import type { HostSite } from "./host-site.ts";
import { SITE_ROOT } from "./nginx-file.ts";
import { mediaTypes, PAGE_TYPE, PATTERNS, patternOf, redirectPatterns } from "./server-facts.ts";

const FILE_SERVER = `# Caddy says Vary only of what it sends compressed.
			@compressed file {path}.br
			header @compressed ?Vary Accept-Encoding
			file_server {
				precompressed br gzip
			}`;

/** A complete Caddyfile, for Caddy 2.6 and later. Certificates and HTTPS are Caddy's own business. */
export function caddyFile(site: HostSite): string {
  const types = mediaTypes(site).map(
    ({ extension, type }) => `\t\t\t~\\.${extension}(?:\\?.*)?$ ${quoted(type)}\n`,
  );
  const moved = redirectPatterns(site).map(
    ({ pattern, to }, index) =>
      `\t\t@moved_${index} vars_regexp moved {http.request.uri} ${pattern}\n\t\tredir @moved_${index} ${to}{re.moved.1} 301\n`,
  );
  return `# Written by the build, for this very build: deploy it together with dist/. See docs/deploy.md.

${new URL(site.siteUrl).host} {
	root * {$SITE_ROOT:${SITE_ROOT}}

	route {
		# The request as it was sent, whatever it is rewritten to.
		vars site_uri {http.request.uri}

		map {http.vars.site_uri} {site_type} {
${types.join("")}			default ${quoted(PAGE_TYPE)}
		}

		# What is taken back here stays on a 404, which is a document: by then it is Caddy's error routes that answer.
${site.rules.map(headerLines).join("\n")}

		# An ETag is the one mark of a version.
		request_header -If-Modified-Since
		request_header -Range
		header -Last-Modified
		header -Accept-Ranges

		@not_allowed not method GET HEAD
		route @not_allowed {
			header Allow "GET, HEAD"
			respond 405
		}

${moved.join("")}
		@unaddressed vars_regexp {http.request.uri} ${PATTERNS.unaddressed}
		error @unaddressed 404

		@slashed_home vars_regexp home {http.request.uri} ${PATTERNS.slashedHome}
		redir @slashed_home /{re.home.1} 301

		@slashed vars_regexp slashed {http.request.uri} ${PATTERNS.slashed}
		route @slashed {
			@known file {re.slashed.1} {re.slashed.1}.html
			redir @known {re.slashed.1}{re.slashed.2} 301
		}

		@home vars_regexp {http.request.uri} ${PATTERNS.home}
		rewrite @home /index.html

		@address vars_regexp address {http.request.uri} ${PATTERNS.address}
		route @address {
			try_files {re.address.1} {re.address.1}.html =404
			header Content-Type {site_type}
			${FILE_SERVER}
		}

		error 404
	}

	handle_errors {
		route {
			# What is missing today may be there tomorrow: a 404 is never kept, and never a 304.
			request_header -If-None-Match
			rewrite * /404.html
			header Cache-Control no-cache
			header Content-Type ${quoted(PAGE_TYPE)}
			header -Last-Modified
			header -Accept-Ranges
			${FILE_SERVER}
		}
	}
}
`;
}

/** A rule of the one list; of two that hold, the later wins here too. */
function headerLines({ path, headers }: HeaderRule, index: number): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === null ? `\t\t\t-${name}\n` : `\t\t\t${name} ${quoted(value)}\n`,
  );
  if (path === "/*") return `\t\theader {\n${lines.join("")}\t\t}`;
  const matcher = `@rule_${index}`;
  return `\t\t${matcher} vars_regexp {http.request.uri} ${patternOf(path)}\n\t\theader ${matcher} {\n${lines.join("")}\t\t}`;
}

/** @throws {Error} when Caddy would not take the text as it is. */
function quoted(text: string): string {
  if (/["{}`\\]/.test(text)) throw new Error(`A Caddyfile cannot hold this text as it is: ${text}`);
  return `"${text}"`;
}
