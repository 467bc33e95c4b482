import { expect, test, vi } from "vitest";
import { FACTS, show } from "../../../prerender/fixtures/show.tsx";
import { smsLink } from "../rules/links.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { adIn, mayBeFromAd, nameAd } from "./ad-visit.client.ts";
import { providerSources } from "./provider-sources.ts";

/* What business.yaml may say of it: business.test.ts. From the ad to the message: ad-monitoring.spec.ts. */

test.each([
  ["?gclid=Cj0K", "Google ad"],
  ["?utm_medium=cpc&gbraid=0A", "Google ad"],
  ["?wbraid=Cl", "Google ad"],
  ["?msclkid=f1", "Microsoft ad"],
  ["?fbclid=Iw", "Facebook"],
  ["?utm_source=x&utm_medium=CPC", "ad"],
  // A link of an ad, passed on.
  ["?gclid=Cj0K&fbclid=Iw", "Facebook"],
  ["?gclid=&utm_medium=email", ""],
  ["?constructor=1&utm_medium=cpcs", ""],
])("of a visit to %s, texts say %j", (search, expected) => {
  expect(adIn(search)).toBe(expected);
});

test("only where ads are monitored, the topic and links to texts name the ad, on later pages, too", () => {
  sessionStorage.clear();
  const { topic } = FACTS;
  const linkTo = (message: { topic?: string; body?: string }) => smsLink(textNumber(FACTS.hotline), message);
  /** Opens a page. @returns what its topic ends with, and its links to texts. */
  const visit = (search: string, part = "ads") => {
    vi.stubGlobal("location", { search });
    show(null);
    document.body.dataset.part = part;
    for (const href of [linkTo({ topic }), linkTo({ body: `${topic}, I-30, ` }), linkTo({}), "sms:911"])
      document.body.append(Object.assign(document.createElement("a"), { href }));
    return [nameAd(), ...Array.from(document.querySelectorAll("a"), ({ href }) => href)];
  };
  const saying = (words: string) => [
    words,
    ...[linkTo({ topic: topic + words }), linkTo({ body: `${topic}, I-30${words}, ` })],
    ...[linkTo({}), "sms:911"],
  ];
  expect(visit("?gclid=1", "")).toEqual(saying(""));
  // Other addresses need no code for it.
  expect(visit("?page=2")).toEqual(saying(""));
  expect(mayBeFromAd()).toBe(false);
  expect(visit("?gclid=1")).toEqual(saying(" (Google ad)"));
  expect(visit("?page=2")).toEqual(saying(" (Google ad)"));
  expect(visit("", "")).toEqual(saying(""));
  expect(visit("?msclkid=1")).toEqual(saying(" (Microsoft ad)"));
});

test.each([
  ["https://www.ads.example:8443/monitor.js?id=1", "ads.example:8443"],
  ["https://somebody.github.io/a.js", "somebody.github.io"],
])("%s comes from %s and its subdomains", (script, domain) => {
  expect(providerSources(script)).toEqual([`https://${domain}`, `https://*.${domain}`]);
});
