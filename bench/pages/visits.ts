import type { Browser } from "puppeteer-core";
import { type Line, openLine } from "./line.ts";
import { Phone, type Watched } from "./phone.ts";

/** How a page is reached: with an empty profile; some time later; by a link on the home page. */
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

/** The figures of one visit, also of taps on the dialog's opener as soon as it can be tapped, and when the page is idle. */
export interface Figures extends Watched {
  earlyTap: number | null;
  lateTap: number | null;
}

/** What one visit showed, or the medians of all visits of its kind. */
export interface Sample {
  visit: VisitKind;
  page: string;
  figures: Figures;
}

/** Makes all visits of a page, each journey on a phone of its own. */
export async function visitPage(browser: Browser, page: BenchPage): Promise<Sample[]> {
  const { name, address, port, visits } = page;
  const samples: Sample[] = [];
  const take = async (
    visit: VisitKind,
    phone: Phone,
    watched: Promise<Watched>,
    earlyTap: number | null = null,
  ) => {
    const figures = { ...(await watched), earlyTap, lateTap: await phone.tapOpener() };
    samples.push({ visit, page: name, figures });
  };
  const onPhone = async <Result>(use: (phone: Phone, line: Line) => Promise<Result>): Promise<Result> => {
    const line = await openLine(port);
    const phone = await Phone.take(browser, line);
    try {
      return await use(phone, line);
    } finally {
      await phone.dispose();
      line.cut();
    }
  };

  const earlyTap = await onPhone(async (phone) => {
    await phone.openBriefly(address);
    return await phone.tapOpener();
  });
  await onPhone(async (phone, line) => {
    await take("first visit", phone, phone.open(address), earlyTap);
    if (visits === "first") return;
    await phone.reopen();
    await take("second visit", phone, phone.open(address));
    if (visits === "two") return;
    await phone.reopen();
    line.cut();
    await take("second visit, no signal", phone, phone.open(address));
  });
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
