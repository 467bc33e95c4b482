import { partOf } from "../controls/part-of.ts";
import { hasText, loadText, saveText, type TabKey } from "../device/tab-storage.ts";
import { percentEncode } from "../rules/links.ts";

/*
 * If the owner monitors ads, texts of a visit that came from an ad name it: "Keller TX (Google ad): ". Nothing else
 * leaves the tab. docs/decisions/0041-requests-from-ads.md
 */

/** Where the tab stores what the visit came from. */
const AD: TabKey = "sent.ad";

/** What networks add to the address of a page. Facebook does so for every link, paid or not. */
const CLICK_IDS = new Map([
  ["gclid", "Google ad"],
  ["gbraid", "Google ad"],
  ["wbraid", "Google ad"],
  ["msclkid", "Microsoft ad"],
  ["fbclid", "Facebook"],
]);

/** Before the end of a text that the driver types on: ": " or ", ". */
const OPEN_END = /(?=%(?:3A|2C)%20$)/;

/** What every address from an ad has, and few others: short, because it is in the entry script. */
const FROM_AD = /cl.?id|braid|cpc/i;

/** Whether the tab's texts may have to name an ad: the entry script then loads the code for that. */
export function mayBeFromAd() {
  return partOf("ads") && (FROM_AD.test(location.search) || hasText(AD));
}

/**
 * What a visit came from, by the query of its first page: "Google ad", or "" for no ad. Of several networks the last
 * one counts: a link that was passed on keeps what the first one has added.
 */
export function adIn(search: string): string {
  const query = new URLSearchParams(search);
  const isPaid = query.get("utm_medium")?.toLowerCase() === "cpc";
  const network = [...query].flatMap(([id, value]) => (value && CLICK_IDS.get(id)) || []).at(-1);
  return network ?? (isPaid ? "ad" : "");
}

/** Names the ad in the page's links to texts. @returns what to add to the page's topic: " (Google ad)", or "". */
export function nameAd(): string {
  const ad = mayBeFromAd() && (adIn(location.search) || loadText(AD));
  if (!ad) return "";
  saveText(AD, ad);
  const words = ` (${ad})`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[href^='sms:+']"))
    link.href = link.href.replace(OPEN_END, percentEncode(words));
  return words;
}
