import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../owner/read.ts";
import { MARKS } from "../../owner/tokens.ts";
import { unbroken } from "../components/unbroken.tsx";

/**
 * Matches what no visitor reads in the page (scripts, the title, tags with their attributes), or else marks, with what
 * touches them, because a line may break on either side of the claims, even before a period. Groups: before, marks,
 * after.
 */
const PARTS =
  /<script\b.*?<\/script>|<title>.*?<\/title>|<[^>]*>|([^\s<>\ue000-\ue003]*)([\ue000-\ue003]+)([^\s<>]*)/gs;

/**
 * A page with both claims in the place of each mark: today's and the usual one. First aid decides which is shown
 * (src/site/styles/todays-notice.css). Search engines and chats get the usual one, because they keep it for weeks.
 */
export function withBothClaims(html: string, notice: Site["notice"]): string {
  if (!notice?.arrival) return html;
  const today = htmlOf(notice.arrival);
  return html.replace(PARTS, (part, before = "", marks = "", after = "") =>
    part.startsWith("<")
      ? withUsualClaims(part, notice)
      : `<span class="both-claims"><span class="claim-today">${before}${today}${after}</span><span class="claim-usual">${before}${htmlOf(withUsualClaims(marks, notice))}${after}</span></span>`,
  );
}

function htmlOf(claim: string): string {
  return renderToStaticMarkup(unbroken(claim));
}

/** A text that is not on a page, with the usual claims. */
export function withUsualClaims(text: string, notice: Site["notice"]): string {
  return text.replace(MARKS, (marks) => notice?.usual.get(marks.charAt(0)) ?? "");
}
