import { openDraft } from "../device/open-in-new-tab.ts";
import { MAX_MAIL_LINK, percentEncode, percentEncodeLines } from "../rules/links.ts";

/** An input, a text area, or a select. Only a select has options, of which one is always selected. */
type Control = HTMLInputElement & { selectedOptions?: readonly [HTMLOptionElement] };

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

  // By `data-line`: an extension's element in the form may have the same name.
  const controls = (dataset.fields as string)
    .split(" ")
    .flatMap((name) => form.querySelector<Control>(`[data-line]:is([name=${name}],#${name})`) ?? []);
  const text = controls
    .flatMap(({ selectedOptions, value, dataset }) =>
      value.trim() ? dataset.line + (selectedOptions?.[0].dataset.text ?? value) : [],
    )
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
  else if (isText) location.href = href;
  else openDraft(href);
}
