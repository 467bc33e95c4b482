import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { find, PAGE_DATA, show } from "../../../prerender/fixtures/show.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { nameAd, visitTopic } from "./name-ad.client.ts";

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.part = "ads";
});

/** Opens a page of the visit. @returns the topic in its form. */
function open(search: string): string {
  show(createElement(RequestForm));
  vi.stubGlobal("location", { search });
  nameAd();
  return find<HTMLInputElement>("#request-topic").value;
}

test.each([
  ["?gclid=Cj0K", true],
  ["?utm_source=x&utm_medium=CPC&utm_campaign=y", true],
  ["?a=b&wbraid=1", true],
  ["?gbraid=1", true],
  ["?msclkid=1", true],
  // Facebook adds this to every link.
  ["?fbclid=1", false],
  ["?utm_medium=cpcx", false],
  ["?note=gclid", false],
  ["", false],
])("a visit that begins at %j is from an ad: %s, on each of its pages", (search, isAd) => {
  const topic = isAd ? `${PAGE_DATA.topic} (ad)` : PAGE_DATA.topic;
  expect(open(search)).toBe(`${topic}:`);
  // Once, however often a page is opened.
  for (const _ of [1, 2]) expect(open("")).toBe(`${topic}:`);
  expect(visitTopic(PAGE_DATA.topic)).toBe(topic);
});

test("where no ads are monitored, nothing is stored or named", () => {
  delete document.documentElement.dataset.part;
  expect(open("?gclid=Cj0K")).toBe(`${PAGE_DATA.topic}:`);
  expect(sessionStorage).toHaveLength(0);
});
