import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headerRules, headersFor, scriptHashes, styleHashes } from "./header-rules.ts";

const AD_SCRIPT = "https://ads.example:8443/monitor.js?id=1";
const HASH = "'sha256-AAAA'";

const plain = headerRules({ styleHashes: [HASH], scriptHashes: [], adScript: null });
const withAds = headerRules({ styleHashes: [HASH], scriptHashes: [], adScript: AD_SCRIPT });

function policyOf(address: string, rules = plain): string {
  return headersFor(address, rules)["Content-Security-Policy"] ?? "";
}

/** The sources of each directive of a policy. */
function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("the Content-Security-Policy", () => {
  test.each(["/", "/request-help", "/assets/app.js", "/404"])("of %s starts from nothing", (address) => {
    expect(policyOf(address, withAds)).toMatch(/^default-src 'none'; /);
  });

  test.each(["/", "/request-help"])("of %s has no unsafe word and no wildcard", (address) => {
    expect(policyOf(address, withAds)).not.toMatch(/unsafe-|\*/);
  });

  test("lets scripts, fonts and pictures come from the site, and requests go out as the site needs them", () => {
    expect(directivesOf(policyOf("/"))).toMatchObject({
      "base-uri": ["'none'"],
      "font-src": ["'self'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
      "img-src": ["'self'"],
      "worker-src": ["'self'"],
    });
  });

  test("allows the site's own script files, the scripts with the given hashes, and no other", () => {
    expect(directivesOf(policyOf("/"))["script-src"]).toEqual(["'self'"]);
    const rules = headerRules({ styleHashes: [], scriptHashes: [HASH, "'sha256-BBBB'"], adScript: null });
    expect(directivesOf(policyOf("/", rules))["script-src"]).toEqual(["'self'", HASH, "'sha256-BBBB'"]);
  });

  test("allows them on the page with ad monitoring, too", () => {
    const rules = headerRules({ styleHashes: [], scriptHashes: [HASH], adScript: AD_SCRIPT });
    expect(directivesOf(policyOf("/request-help", rules))["script-src"]).toEqual([
      "'self'",
      HASH,
      "https://ads.example:8443",
    ]);
  });

  test("allows the style sheets with the given hashes, and no other", () => {
    expect(directivesOf(policyOf("/"))["style-src"]).toEqual([HASH]);
  });

  test("allows no style at all without a hash", () => {
    const rules = headerRules({ styleHashes: [], scriptHashes: [], adScript: null });
    expect(directivesOf(policyOf("/", rules))["style-src"]).toEqual(["'none'"]);
  });
});

describe("ad monitoring", () => {
  test.each(["script-src", "connect-src", "img-src"])(
    "/request-help may use its origin in %s",
    (directive) => {
      expect(directivesOf(policyOf("/request-help", withAds))[directive]).toContain(
        "https://ads.example:8443",
      );
    },
  );

  test("changes nothing else in that page's policy, but that its script need not keep to Trusted Types", () => {
    const policy = policyOf("/request-help", withAds).replaceAll(" https://ads.example:8443", "");
    expect(policyOf("/request-help", plain)).toBe(
      `${policy}; require-trusted-types-for 'script'; trusted-types worker`,
    );
  });

  test("lets that page alone embed a script that does not say who may embed it", () => {
    const embedder = (address: string) => headersFor(address, withAds)["Cross-Origin-Embedder-Policy"];
    expect(embedder("/request-help")).toBe("unsafe-none");
    expect(embedder("/")).toBe("require-corp");
    expect(headersFor("/request-help", plain)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
  });

  test.each(["/", "/contact", "/request-helper", "/request-help/", "/assets/request-help.js", "/404"])(
    "%s may not",
    (address) => {
      expect(policyOf(address, withAds)).toBe(policyOf(address, plain));
    },
  );

  test("off, no address names an origin besides the site and its geocoders", () => {
    expect(policyOf("/request-help", plain)).toBe(policyOf("/", plain));
  });
});

describe("the other headers", () => {
  test.each(["/", "/request-help", "/assets/app.js", "/pictures/hero.svg", "/no-such-page"])(
    "%s is guarded",
    (address) => {
      expect(headersFor(address, withAds)).toMatchObject({
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      });
    },
  );

  test.each([
    ["/og/home.png", "cross-origin"],
    ["/og", "same-origin"],
    ["/icons/icon-192.png", "same-origin"],
    ["/favicon.svg", "same-origin"],
  ])("another site's page that shows %s: %s", (address, expected) => {
    expect(headersFor(address, plain)["Cross-Origin-Resource-Policy"]).toBe(expected);
  });

  test("the position may be asked for, camera and microphone not", () => {
    const policy = headersFor("/", plain)["Permissions-Policy"]?.split(", ");
    expect(policy).toEqual(expect.arrayContaining(["geolocation=(self)", "camera=()", "microphone=()"]));
  });

  test("HTTPS is for good: at least a year, subdomains too, ready for the preload list", () => {
    const value = headersFor("/", plain)["Strict-Transport-Security"] ?? "";
    expect(value).toMatch(/^max-age=\d+; includeSubDomains; preload$/);
    expect(Number(/\d+/.exec(value)?.[0])).toBeGreaterThanOrEqual(31_536_000);
  });

  test.each([
    ["/", "no-cache"],
    ["/lockouts", "no-cache"],
    ["/robots.txt", "no-cache"],
    ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
    ["/assets", "no-cache"],
    ["/assets-old/app.js", "no-cache"],
    ["/pictures/hero.svg", "public, max-age=86400"],
    ["/icons/icon-192.png", "public, max-age=86400"],
    ["/og/home.png", "no-cache"],
  ])("%s is kept as %j", (address, expected) => {
    expect(headersFor(address, plain)["Cache-Control"]).toBe(expected);
  });
});

describe("headersFor", () => {
  const rules = [
    { path: "/*", headers: { A: "all", B: "all", C: "all" } },
    { path: "/x/*", headers: { B: "folder", C: "folder" } },
    { path: "/x/y", headers: { C: "page" } },
  ];

  test.each([
    ["/", { A: "all", B: "all", C: "all" }],
    ["/x", { A: "all", B: "all", C: "all" }],
    ["/x/", { A: "all", B: "folder", C: "folder" }],
    ["/x/z", { A: "all", B: "folder", C: "folder" }],
    ["/x/y", { A: "all", B: "folder", C: "page" }],
    ["/x/y/z", { A: "all", B: "folder", C: "folder" }],
    ["no-slash", {}],
  ])("%s gets the last matching rule's value of each header", (address, expected) => {
    expect(headersFor(address, rules)).toEqual(expected);
  });

  test("the order of the rules decides, not their length", () => {
    expect(headersFor("/x/y", rules.toReversed())).toEqual({ A: "all", B: "all", C: "all" });
  });
});

/** What a browser computes of a style or script element (CSP Level 3, section 6.7.3). */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

describe("styleHashes", () => {
  test("names every style element of a page by the hash of its very text", () => {
    const first = '\n  a { content: "\u2192" }\n';
    const html = `<head><style>${first}</style><title>x</title><style>b{}</style></head>`;
    expect(styleHashes(html)).toEqual([hashOf(first), hashOf("b{}")]);
  });

  test("of an empty style element is the known hash of nothing", () => {
    expect(styleHashes("<style></style>")).toEqual(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]);
  });

  test("finds none in a page without", () => {
    expect(styleHashes('<p style="x">styles</p>')).toEqual([]);
  });
});

describe("scriptHashes", () => {
  const code = '\n  document.title = "\u2192";\n';
  const rules = '{"prefetch":[]}';

  test("names the scripts of a page that browsers run or go by, each by the hash of its very text", () => {
    const html = `<head><script>${code}</script><script type="speculationrules">${rules}</script></head>`;
    expect(scriptHashes(html)).toEqual([hashOf(code), hashOf(rules)]);
  });

  test("needs none for script files and structured data", () => {
    const html =
      '<script type="module" src="/assets/entry.js"></script><script type="application/ld+json">{}</script>';
    expect(scriptHashes(html)).toEqual([]);
  });

  test("finds none in a page without", () => {
    expect(scriptHashes("<p>A script</p>")).toEqual([]);
  });

  test("takes each script for itself, though files stand between them", () => {
    const html = `<script>${code}</script><script type="module" src="/a.js"></script><p></p><script>b()</script>`;
    expect(scriptHashes(html)).toEqual([hashOf(code), hashOf("b()")]);
  });
});
