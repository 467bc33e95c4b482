import type { Browser } from "puppeteer-core";
import { type Line, openLine } from "./line.ts";
import { Phone, type Tap, type Watched } from "./phone.ts";

/** How a page is come to: with an empty profile; some time later; by a link of the home page. */
type VisitKind = "first visit" | `${"second visit" | "next page"}${"" | ", no signal"}`;

/** A page to measure. */
export interface BenchPage {
  name: string;
  address: string;
  /** Where its server listens. */
  port: number;
  /** Which visits are made: the first; the second too; all. */
  visits: "first" | "two" | "all";
}

/** The figures of one visit: also of taps on the opener as soon as it is on the screen, and when the page is idle. */
export interface Visit extends Watched {
  earlyTap: Tap;
  lateTap: Tap;
}

/** What one visit showed, or the medians of all visits of its kind. */
export interface Sample {
  visit: VisitKind;
  page: string;
  figures: Visit;
}

/** Makes all visits of a page, each journey on a phone of its own. */
export async function visitPage(browser: Browser, page: BenchPage): Promise<Sample[]> {
  const { name, address, port, visits } = page;
  const samples: Sample[] = [];
  const onPhone = async (use: (phone: Phone, line: Line) => Promise<void>) => {
    const line = await openLine(port);
    const phone = await Phone.take(browser, line);
    try {
      await use(phone, line);
    } finally {
      await phone.dispose();
      line.cut();
    }
  };
  const take = async (visit: VisitKind, phone: Phone, watched: Promise<Watched>) => {
    const figures = { ...(await watched), earlyTap: null, lateTap: await phone.tapOpener() };
    samples.push({ visit, page: name, figures });
  };

  await onPhone(async (phone, line) => {
    await take("first visit", phone, phone.open(address));
    if (visits === "first") return;
    await phone.reopen();
    await take("second visit", phone, phone.open(address));
    if (visits === "two") return;
    await phone.reopen();
    line.cut();
    await take("second visit, no signal", phone, phone.open(address));
  });
  const [first] = samples;
  if (first && first.figures.lateTap !== null) {
    await onPhone(async (phone) => {
      await phone.openBriefly(address);
      first.figures.earlyTap = await phone.tapOpener();
    });
  }
  if (visits !== "all") return samples;

  await onPhone(async (phone) => {
    await phone.open("/");
    await take("next page", phone, phone.follow(address));
  });
  await onPhone(async (phone, line) => {
    await phone.open("/");
    line.cut();
    await take("next page, no signal", phone, phone.follow(address));
  });
  return samples;
}
