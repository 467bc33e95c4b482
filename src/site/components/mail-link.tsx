import { renderToStaticMarkup } from "react-dom/server";
import { mailtoLink } from "../../request/rules/links.ts";
import { useSite } from "../site-context.ts";

/**
 * A link to the mailbox. Cloudflare replaces email addresses in pages, and the page's policy blocks the script that
 * would bring them back; between these comments it leaves them alone.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function MailLink({ className }: { className: string }) {
  const { email } = useSite().business;
  const link = renderToStaticMarkup(
    <a href={mailtoLink(email)} className={className}>
      {email}
    </a>,
  );
  return <span dangerouslySetInnerHTML={{ __html: `<!--email_off-->${link}<!--/email_off-->` }} />;
}
