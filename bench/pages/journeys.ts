import type { Chrome } from "./chrome.ts";
import type { Network } from "./networks.ts";
import { Phone } from "./phone.ts";
import { openSlowLink, type SlowLink } from "./slow-link.ts";
import {
  type Tap,
  tapEarly,
  tapEarlyAfterNavigation,
  type Visit,
  watchNavigation,
  watchVisit,
} from "./visits.ts";

/** How a page is come to: with an empty profile, some time later, by a link of the home page. */
export const STEPS = ["first visit", "second visit", "from home"] as const;
export type Step = (typeof STEPS)[number];

/** A page to measure. */
export interface BenchPage {
  name: string;
  url: string;
}

export type Journey = Partial<Record<Step, Visit>>;

/**
 * Visits a page twice on one phone; where it has an opener, twice again on another, tapping it at once.
 * @throws {Error} when there is no such page.
 */
export async function visitTwice(chrome: Chrome, network: Network, { url }: BenchPage): Promise<Journey> {
  const [first, second] = await onPhone(chrome, network, async (phone, link) => {
    const first = await watchVisit(phone, url);
    await comeBackLater(phone, link);
    return [first, await watchVisit(phone, url)] as const;
  });
  if (first.lateTap === null) return { "first visit": first, "second visit": second };

  const taps = await onPhone(chrome, network, async (phone, link): Promise<[Tap, Tap]> => {
    const first = await tapEarly(phone, url);
    await phone.idle();
    await comeBackLater(phone, link);
    return [first, await tapEarly(phone, url)];
  });
  return {
    "first visit": { ...first, earlyTap: taps[0] },
    "second visit": { ...second, earlyTap: taps[1] },
  };
}

/** Visits a page by its link on the home page, which was open long enough to be idle. */
export async function visitFromHome(
  chrome: Chrome,
  network: Network,
  home: BenchPage,
  page: BenchPage,
): Promise<Journey> {
  const { pathname } = new URL(page.url);
  const visit = await onPhone(chrome, network, async (phone) => {
    await watchVisitUntilIdle(phone, home.url);
    return await watchNavigation(phone, pathname);
  });
  const earlyTap = await onPhone(chrome, network, async (phone) => {
    await watchVisitUntilIdle(phone, home.url);
    return await tapEarlyAfterNavigation(phone, pathname);
  });
  return { "from home": { ...visit, earlyTap } };
}

async function watchVisitUntilIdle(phone: Phone, url: string): Promise<void> {
  phone.startAnew();
  await phone.go(url);
  await phone.idle();
}

async function comeBackLater(phone: Phone, link: SlowLink): Promise<void> {
  await phone.reopen();
  link.drop();
}

/** Lends a fresh phone, on a slow connection of its own. */
async function onPhone<Result>(
  chrome: Chrome,
  network: Network,
  use: (phone: Phone, link: SlowLink) => Promise<Result>,
): Promise<Result> {
  const link = await openSlowLink(network);
  const phone = await Phone.take(chrome, link.proxy);
  try {
    return await use(phone, link);
  } finally {
    await phone.dispose();
    link.close();
  }
}
