import { MAIL_LINK_LIMIT, SMS_TEXT_LIMIT } from "../../request/request-links.ts";

/** An input, a text area, or a select. Only a select has options, of which one is always selected. */
type Control = HTMLInputElement & { selectedOptions?: readonly [HTMLOptionElement] };

/**
 * Sends a form whose code is not loaded as the text or email draft that its code would have written: one
 * labeled line for each field, in the order of `data-fields`; the last field is cut to the limit. `data-send`
 * is the link without its body. Blank required fields are refused.
 */
export function submitFallback(event: Event): void {
  const form = event.target as HTMLFormElement;
  const { dataset } = form;
  const send = dataset.send;
  if (!send || event.defaultPrevented) return;
  event.preventDefault();

  const controls = (dataset.fields as string).split(" ").map((name): Control => form[name]);
  const blank = controls.find(({ required, value }) => required && !value.trim());
  if (blank) {
    blank.value = "";
    blank.reportValidity();
    return;
  }

  const isText = send[0] === "s";
  const texts = controls.map(({ selectedOptions, value }) => selectedOptions?.[0].dataset.text ?? value);
  // Whole characters, because half a surrogate pair cannot be encoded.
  const characters = [...(texts.pop() as string)].slice(0, MAIL_LINK_LIMIT);
  const write = (free: string) =>
    [...texts, free]
      .flatMap((text, index) => (text.trim() ? controls[index]?.dataset.line + text : []))
      .join("\n");
  // In mail a line ends with CR LF (RFC 6068).
  const link = (text: string) => send + encodeURIComponent(isText ? text : text.replace(/\n/g, "\r\n"));
  let text = write(characters.join(""));
  while (characters.pop() && (isText ? text.length > SMS_TEXT_LIMIT : link(text).length > MAIL_LINK_LIMIT)) {
    text = write(`${characters.join("")}…`);
  }
  location.href = link(text);
}
