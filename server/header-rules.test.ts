import { describe, expect, test } from "vitest";
import { headerRules, headersFor } from "./header-rules.ts";

const AD_SCRIPT = "https://www.ads.example:8443/monitor.js?id=1";
const AD_SOURCES = ["https://ads.example:8443", "https://*.ads.example:8443"];
const STYLE = "'sha256-AAAA'";
const SCRIPT = "'sha256-BBBB'";

const facts = { styleHashes: [STYLE], scriptHashes: [SCRIPT] };
const plain = headerRules({ ...facts, adScript: null });
const withAds = headerRules({ ...facts, adScript: AD_SCRIPT });

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
  test.each(["/", "/request-help", "/service-worker.js", "/404"])(
    "of %s starts from nothing, without an unsafe word or a wildcard for all hosts",
    (address) => {
      expect(policyOf(address, withAds)).toMatch(
        /^default-src 'none'; (?!.*(unsafe-|\*(?!\.ads\.example:)))/,
      );
    },
  );

  test("lets scripts, fonts and pictures come from the site, and styles and inline scripts by hash alone", () => {
    expect(directivesOf(policyOf("/"))).toMatchObject({
      "base-uri": ["'none'"],
      "font-src": ["'self'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
      "img-src": ["'self'"],
      "script-src": ["'self'", SCRIPT],
      "style-src": [STYLE],
      "worker-src": ["'self'"],
    });
  });
});

describe("ad monitoring", () => {
  test("/request-help may use its provider's domain and subdomains, without Trusted Types; nothing else changes", () => {
    const policy = policyOf("/request-help", withAds);
    const directives = directivesOf(policy);
    for (const source of AD_SOURCES) {
      const open = Object.keys(directives).filter((name) => directives[name]?.includes(source));
      expect(open).toEqual(["connect-src", "img-src", "script-src"]);
    }
    const rest = policy.replaceAll(` ${AD_SOURCES.join(" ")}`, "");
    expect(policyOf("/")).toBe(`${rest}; require-trusted-types-for 'script'; trusted-types worker`);
  });

  test.each([
    ["https://www.clickcease.com/monitor/cccontrack.js", "clickcease.com"],
    ["https://cdn.ads.co.uk/a.js", "ads.co.uk"],
    ["https://somebody.github.io/a.js", "somebody.github.io"],
  ])("of a script at %s, the provider is %s", (adScript, domain) => {
    const policy = policyOf("/request-help", headerRules({ ...facts, adScript }));
    const ofOthers = directivesOf(policy)["img-src"]?.filter((source) => source !== "'self'");
    expect(ofOthers).toEqual([`https://${domain}`, `https://*.${domain}`]);
  });

  test("lets that page alone embed a script that does not say who may embed it", () => {
    const embedder = (address: string) => headersFor(address, withAds)["Cross-Origin-Embedder-Policy"];
    expect(embedder("/request-help")).toBe("unsafe-none");
    expect(embedder("/")).toBe("require-corp");
  });

  test("lets it have nothing of a phone that the site itself does not ask for", () => {
    const permissions = (address: string) => headersFor(address, withAds)["Permissions-Policy"] ?? "";
    expect(permissions("/request-help")).toMatch(/accelerometer=\(\).* payment=\(\)/);
    // A driver's first page is the lighter for it: nothing of others runs there.
    expect(permissions("/")).not.toContain("accelerometer");
  });

  test("off, changes nothing anywhere", () => {
    expect(headersFor("/request-help", plain)).toEqual(headersFor("/", plain));
  });
});

describe("the other headers", () => {
  test.each(["/", "/request-help", "/service-worker.js", "/no-such-page"])("%s is guarded", (address) => {
    const headers = headersFor(address, withAds);
    expect(headers).toMatchObject({
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    });
    const permissions = headers["Permissions-Policy"]?.split(", ");
    expect(permissions).toEqual(expect.arrayContaining(["geolocation=(self)", "camera=()", "microphone=()"]));
    // At least a year, and fit for the preload list.
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains; preload$/.exec(headers["Strict-Transport-Security"] ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  test.each(["/assets/app.js", "/icons/icon-192.png", "/pictures/hero.svg"])(
    "%s, no document, has only what it needs",
    (address) => {
      const names = ["Cache-Control", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"];
      expect(Object.keys(headersFor(address, withAds))).toEqual([...names, "X-Content-Type-Options"]);
    },
  );

  test.each([
    ["/", "no-cache", "same-origin"],
    ["/lockouts", "no-cache", "same-origin"],
    ["/robots.txt", "no-cache", "same-origin"],
    ["/assets/app-1a2b.js", "public, max-age=31536000, immutable", "same-origin"],
    ["/assets", "no-cache", "same-origin"],
    ["/assets-old/app.js", "no-cache", "same-origin"],
    ["/pictures/hero.svg", "public, max-age=86400", "same-origin"],
    ["/icons/icon-192.png", "public, max-age=86400", "same-origin"],
    ["/og/home.png", "no-cache", "cross-origin"],
    ["/og", "no-cache", "same-origin"],
  ])("%s is kept as %j, and may be shown by another site's page: %s", (address, caching, resource) => {
    const headers = headersFor(address, plain);
    expect(headers["Cache-Control"]).toBe(caching);
    expect(headers["Cross-Origin-Resource-Policy"]).toBe(resource);
  });
});
