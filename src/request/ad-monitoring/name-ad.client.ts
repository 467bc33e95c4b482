import { findPart, PAGE_DATA_ID } from "../controls/find-part.ts";
import { hasText, saveText, type TabKey } from "../device/tab-storage.ts";

/*
 * If the owner monitors ads, requests of a visit that came from one say so: "Keller TX (ad):". Nothing else leaves the
 * tab. docs/decisions/0047-nothing-is-read-out-of-texts.md
 */

/** Where the tab stores that the visit came from an ad. */
const AD: TabKey = "visit.ad";

/** What networks add to the address that an ad leads to; no link of the site has it. Facebook marks unpaid posts, too. */
const FROM_AD = /[?&](gclid|gbraid|wbraid|msclkid|utm_medium=cpc)\b/i;

/** A page's topic in requests of this visit. */
export function visitTopic(topic: string): string {
  return hasText(AD) ? `${topic} (ad)` : topic;
}

/** Sets the topic of the page's form, for first aid. The form's code takes it from the page's data, too. */
export function nameAd(): void {
  if (!findPart("ads")) return;
  if (FROM_AD.test(location.search)) saveText(AD, "yes");
  const topicField = document.querySelector<HTMLInputElement>("[data-line='']");
  const data = document.querySelector(`script#${PAGE_DATA_ID}`) as HTMLScriptElement;
  if (topicField) topicField.value = `${visitTopic(JSON.parse(data.text).topic)}:`;
}
