import { isIP } from "node:net";
import { placeholderFields } from "../../src/business/placeholders.ts";
import type { Business } from "../../src/business/schema.ts";
import type { Finding } from "./finding.ts";

/** What business.ts says that is an example still, or cannot work on the Internet. */
export function businessFindings(business: Business): Finding[] {
  const placeholders = placeholderFields(business).map((field) => placeholder(field, business));
  return [...placeholders, ...hostFindings(business), ...mailHints(business)];
}

function placeholder(field: keyof Business, { hotline, email, siteUrl, adMonitoring }: Business): Finding {
  const remedies: Partial<Record<keyof Business, Finding>> = {
    hotline: {
      wrong: `The hotline ${hotline.display} is an example number, which nobody answers.`,
      remedy: "Put your number into business.ts: hotline",
    },
    email: {
      wrong: `Mail to ${email} reaches nobody: the domain is an example.`,
      remedy: "Put your mailbox into business.ts: email",
    },
    siteUrl: {
      wrong: `${siteUrl} is an example: search engines and shared links would be sent there.`,
      remedy: "Put your own domain into business.ts: siteUrl",
    },
    adMonitoring: {
      wrong: `Ad monitoring is on, but its script ${adMonitoring?.script} is an example: no account is behind it.`,
      remedy: "Put your account's script into business.ts: adMonitoring, or null to switch it off",
    },
  };
  return (
    remedies[field] ?? { wrong: `${field} is an example.`, remedy: `Change it in business.ts: ${field}` }
  );
}

/** Hosts that only work at home. */
function hostFindings({ siteUrl }: Business): Finding[] {
  const { hostname } = new URL(siteUrl);
  if (!isIP(hostname) && (hostname.includes(".") || hostname === "localhost")) return [];
  return [
    {
      wrong: `${siteUrl} is no domain that people can type or search engines will list.`,
      remedy: 'Put your domain into business.ts: siteUrl, like "https://www.your-domain.com"',
    },
  ];
}

function mailHints({ siteUrl, email }: Business): Finding[] {
  const site = new URL(siteUrl).hostname.replace(/^www\./, "");
  const mail = email.split("@").at(-1)?.toLowerCase() ?? "";
  if (mail === site || mail.endsWith(`.${site}`) || site.endsWith(`.${mail}`)) return [];
  return [
    {
      wrong: `Mail goes to ${email}, while the site is ${site}.`,
      remedy: "Fine if that is your mailbox. If not: business.ts, email",
      hint: true,
    },
  ];
}
