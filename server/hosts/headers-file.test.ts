import { describe, expect, test } from "vitest";
import { headersFor } from "../header-rules.ts";
import { headersFile } from "./headers-file.ts";
import { MISSING_FILES, testHostSite } from "./test-host-site.ts";
import { cloudflareHeaders, netlifyHeaders } from "./test-semantics.ts";

const AD_SCRIPT = "https://ads.example/monitor.js";
const POLICY = "Content-Security-Policy";

describe.each([
  ["Cloudflare Pages", cloudflareHeaders],
  ["Netlify", netlifyHeaders],
])("on %s", (_, headersOn) => {
  describe("every address has the headers of the one list", () => {
    const site = testHostSite();
    const file = headersFile(site);

    test.each([...site.addresses, "/no-such-page"])("%s", (address) => {
      expect(headersOn(file, address)).toEqual(headersFor(address, site.rules));
    });

    test.each(MISSING_FILES)("%s, which is not there, is guarded, and not kept", (address) => {
      const headers = headersOn(file, address);
      expect(headers["Cache-Control"] ?? "no-cache").toBe("no-cache");
      expect(headers[POLICY]).toBe(headersFor("/", site.rules)[POLICY]);
    });
  });

  describe("with ad monitoring", () => {
    const site = testHostSite(AD_SCRIPT);
    const file = headersFile(site);
    const own = headersFor("/request-help", site.rules)[POLICY];

    test("its page has the headers of the one list", () => {
      expect(headersOn(file, "/request-help")).toEqual(headersFor("/request-help", site.rules));
    });

    test.each(site.addresses.filter((address) => address !== "/request-help"))(
      "%s has its policy beside that of the page, so that it may do no more",
      (address) => {
        const expected = headersFor(address, site.rules);
        expect(headersOn(file, address)).toEqual({ ...expected, [POLICY]: `${own}, ${expected[POLICY]}` });
      },
    );

    test("an unknown address has a policy", () => {
      expect(headersOn(file, "/no-such-page")[POLICY]).toBe(own);
    });
  });
});

test("the policy of the page with ad monitoring allows all that the usual one does", () => {
  const { rules } = testHostSite(AD_SCRIPT);
  const own = headersFor("/request-help", rules)[POLICY]?.replaceAll(" https://ads.example", "");
  const rest = headersFor("/", rules)[POLICY]?.replace(own ?? "-", "");
  expect(rest).toMatch(/^(; require-trusted-types-for 'script'; trusted-types [\w ]+)?$/);
});

test("another page may differ in something else than its policy", () => {
  const site = testHostSite(AD_SCRIPT);
  const rules = [...site.rules, { path: "/lockouts", headers: { "X-Frame-Options": "SAMEORIGIN" } }];
  const file = headersFile({ ...site, rules });
  expect(netlifyHeaders(file, "/lockouts")["X-Frame-Options"]).toBe("SAMEORIGIN");
  expect(netlifyHeaders(file, "/")["X-Frame-Options"]).toBe("DENY");
  expect(netlifyHeaders(file, "/og/home.png")["X-Frame-Options"]).toBe("DENY");
});

test("two pages with policies of their own are refused", () => {
  const site = testHostSite(AD_SCRIPT);
  const rules = [...site.rules, { path: "/lockouts", headers: { [POLICY]: "default-src 'self'" } }];
  expect(() => headersFile({ ...site, rules })).toThrow("not two policies");
});

test("a rule inside another rule's folder is refused", () => {
  const site = testHostSite();
  const rules = [...site.rules, { path: "/og/home.png", headers: { "Cache-Control": "no-store" } }];
  expect(() => headersFile({ ...site, rules })).toThrow("/og/home.png");
});
