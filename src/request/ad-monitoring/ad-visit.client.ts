import { partOf } from "../controls/part-of.ts";
import { hasText, loadText, saveText, type TabKey } from "../device/tab-storage.ts";
import { percentEncode } from "../rules/links.ts";

/*
 * Where requests are counted as results of ads, texts of a visit that an ad has brought say so: "Keller TX (Google ad): ".
 * What the text says is all that leaves the tab. docs/decisions/0041-requests-from-ads.md
 */

/** Where the tab stores what has brought the visit. */
const AD: TabKey = "sent.ad";

/** What networks add to the address of a page. Facebook adds its own to every link, paid or not. */
const CLICK_IDS = new Map([
  ["gclid", "Google ad"],
  ["gbraid", "Google ad"],
  ["wbraid", "Google ad"],
  ["msclkid", "Microsoft ad"],
  ["fbclid", "Facebook"],
]);

/** The end of a link to a text that the driver continues: ": " or ", ". */
const OPEN_END = /(?=%(?:3A|2C)%20$)/;

/** What an address from an ad has: a click id, or "cpc". Briefly, because the entry script asks it. */
const FROM_AD = /cl.?id|braid|cpc/i;

/** Whether the tab's texts have to name an ad, or may have to: the entry script then loads the code that does. */
export function mayBeFromAd() {
  return partOf("ads") && (FROM_AD.test(location.search) || hasText(AD));
}

/**
 * What has brought a visit, by the address of its first page: "Google ad"; "" if nothing says so. Of several networks the last
 * counts: a link that is passed on keeps what it has.
 */
export function adIn(search: string): string {
  const query = new URLSearchParams(search);
  const isPaid = query.get("utm_medium")?.toLowerCase() === "cpc";
  const network = [...query].flatMap(([id, value]) => (value && CLICK_IDS.get(id)) || []).at(-1);
  return network ?? (isPaid ? "ad" : "");
}

/** Adds what has brought the visit to the page's links to texts. @returns what its topic ends with: " (Google ad)", or "". */
export function nameAd(): string {
  const ad = mayBeFromAd() && (adIn(location.search) || loadText(AD));
  if (!ad) return "";
  saveText(AD, ad);
  const words = ` (${ad})`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[href^='sms:+']"))
    link.href = link.href.replace(OPEN_END, percentEncode(words));
  return words;
}
