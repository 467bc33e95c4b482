import { type Control, controlsOf, textIn } from "../device/form-values.ts";
import { openDraft } from "../device/open-in-new-tab.ts";
import { textLinkHere } from "../device/text-link-here.ts";
import { MAX_MAIL_LINK, percentEncode, percentEncodeLines } from "../rules/links.ts";

/**
 * Sends a form whose code is not loaded, by the link that its code would have opened: `data-send`, and as its body a
 * labeled line for each field in `data-fields`. Refuses blank required fields and a text too long for an email.
 */
export function submitFallback(event: Event): void {
  const form = event.target as HTMLFormElement;
  // Extensions dispatch such events on the document, which has no dataset.
  const dataset = form.dataset as DOMStringMap | undefined;
  const send = dataset?.send;
  if (!send || event.defaultPrevented) return;
  event.preventDefault();

  const names = (dataset.fields as string).split(" ");
  const controls = names.flatMap((name) => controlsOf(form, name));
  const text = names
    .flatMap((name) => {
      const text = textIn(form, name);
      return text ? (controlsOf(form, name)[0] as Control).dataset.line + text : [];
    })
    .join("\n");
  const isText = send.startsWith("sms");
  const href = send + (isText ? percentEncode : percentEncodeLines)(text);

  const isTooLong = !isText && href.length > MAX_MAIL_LINK;
  const last = controls[controls.length - 1] as Control;
  last.setCustomValidity(isTooLong ? "Too long for an email. Shorten it." : "");
  const blank = controls.find(({ required, value }) => required && !value.trim());
  if (blank) blank.value = "";
  const wrong = blank ?? (isTooLong && last);
  if (wrong) wrong.reportValidity();
  else if (isText) location.href = textLinkHere(href);
  else openDraft(href);
}
