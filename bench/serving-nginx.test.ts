import { expect, test } from "vitest";
import { nginxConfig } from "./serving-nginx.ts";

const options = { folder: "/site/dist", temporary: "/tmp/nginx-1", port: 8080, workers: 1 } as const;

test("nginx listens on this computer only, and sends the compressed copies", () => {
  const config = nginxConfig({ ...options, headers: new Headers() });
  expect(config).toContain("listen 127.0.0.1:8080;");
  expect(config).toContain("root /site/dist;");
  expect(config).toContain("gzip_static on;");
});

test("it sends the other server's headers, but for those that each answer has of its own", () => {
  const headers = new Headers({
    "Content-Security-Policy": "default-src 'none'; style-src 'sha256-a='",
    ETag: '"abc"',
    "Content-Type": "text/html",
    Date: "Mon, 01 Jan 2024 00:00:00 GMT",
  });
  const added = nginxConfig({ ...options, headers }).match(/add_header.*/g);
  expect(added).toEqual([
    `add_header content-security-policy "default-src 'none'; style-src 'sha256-a='" always;`,
  ]);
});

test("a header that nginx would read a variable in is an error", () => {
  expect(() => nginxConfig({ ...options, headers: new Headers({ "X-Price": "$5" }) })).toThrow("x-price");
});
