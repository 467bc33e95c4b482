import { describe, expect, test } from "vitest";
import { caddyFile } from "./caddy-file.ts";
import { nginxFile, nginxTlsFile } from "./nginx-file.ts";
import { testHostSite } from "./test-host-site.ts";

/* What these files do is shown by the servers themselves, in tests/hosting. */

function withHeader(value: string) {
  const site = testHostSite();
  return { ...site, rules: [...site.rules, { path: "/og/*", headers: { "X-Test": value } }] };
}

describe.each([
  ["nginx", nginxFile],
  ["Caddy", caddyFile],
])("%s", (_, write) => {
  test("answers for the site's own host", () => {
    expect(write(testHostSite())).toMatch(/(server_name |^)www\.lone-star\.example( \{|;)$/m);
  });

  test("is told no value that it would read as something else", () => {
    expect(() => write(withHeader('say "hi"'))).toThrow('cannot hold this text as it is: say "hi"');
    expect(() => write(withHeader("a\\b"))).toThrow("cannot hold this text");
  });
});

test("a dollar sign is a variable to nginx, braces are placeholders to Caddy", () => {
  expect(() => nginxFile(withHeader("$host"))).toThrow("cannot hold this text as it is: $host");
  expect(() => caddyFile(withHeader("{host}"))).toThrow("cannot hold this text as it is: {host}");
});

test("nginx takes the certificate of the site's own host, and leads there from HTTP", () => {
  const file = nginxTlsFile(testHostSite());
  expect(file).toContain("ssl_certificate /etc/letsencrypt/live/www.lone-star.example/fullchain.pem;");
  expect(file).toContain("return 301 https://www.lone-star.example$request_uri;");
});
