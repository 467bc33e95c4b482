import { headerRules } from "../../server/header-rules.ts";
import type { HostSite } from "./host-site.ts";

/** A small site for the tests of what is written for hosts. */
export function testHostSite(adScript: string | null = null): HostSite {
  return {
    siteUrl: "https://www.lone-star.example",
    addresses: [
      ...["/", "/404", "/lockouts", "/request-help", "/robots.txt", "/favicon.svg", "/manifest.webmanifest"],
      ...["/assets/app-1a2b.js", "/assets/font-3c4d.woff2", "/pictures/city.svg", "/og/home.png"],
      ...["/icons/icon-192.png", "/.well-known/security.txt"],
    ],
    redirects: new Map([["/unlocking", "/lockouts"]]),
    rules: headerRules({ styleHashes: ["'sha256-AAAA'"], scriptHashes: [], adScript }),
  };
}
