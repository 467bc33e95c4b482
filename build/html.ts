import { parseHTML } from "linkedom";

/** A built page's facts and links. */
export type PageFacts = Readonly<ReturnType<typeof readPage>>;

/** Reads the facts the checks need from a page's HTML. */
export function readPage(html: string) {
  const { document } = parseHTML(html);
  const valuesOf = (selector: string, name: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? "");
  const [description = ""] = valuesOf("meta[name=description]", "content");
  const [canonical = ""] = valuesOf("link[rel=canonical]", "href");
  return {
    title: document.querySelector("head > title")?.textContent?.trim() ?? "",
    description: description.trim(),
    /** As written, or "" where there is none. */
    canonical,
    ids: new Set(valuesOf("[id]", "id")),
    /** Values of href, src and action, as written. */
    links: ["href", "src", "action"].flatMap((name) => valuesOf(`[${name}]`, name)),
  };
}

/** The text of a page as it is read: including its title, without scripts and styles. */
export function wordsIn(html: string): string {
  // The texts of elements are separated, except for spans, which are within words.
  const { document } = parseHTML(html.replaceAll(/<(?!\/?span\b)/g, " <"));
  for (const code of document.querySelectorAll("script, style")) code.remove();
  return document.documentElement.textContent ?? "";
}

/** The classes that some HTML has. */
export function classesIn(html: string): string[] {
  return Array.from(parseHTML(html).document.querySelectorAll("[class]"), ({ classList }) => [
    ...classList,
  ]).flat();
}

/**
 * The HTML with another text in place of a part of it.
 * @throws {Error} if the part is not in it exactly once.
 */
export function replaceOnce(html: string, part: string, by: string): string {
  const [before = "", after, more] = html.split(part);
  if (after === undefined || more !== undefined) throw new Error(`A page does not have ${part} once`);
  return before + by + after;
}

/** Styles and scripts, which must not change. */
const CODE = /(<(?:style|script)\b.*?<\/(?:style|script)>)/s;

/** The same page in fewer bytes, without what React writes only for XML, and with each email address kept from Cloudflare. */
export function finishHtml(html: string): string {
  return html
    .split(CODE)
    .map((part) => (part.startsWith("<s") && CODE.test(part) ? part : keepEmails(shortenMarkup(part))))
    .join("");
}

/** A link to a mailbox, or an address in a text. */
const EMAIL = /<a [^>]*href="mailto:[^>]*>.*?<\/a>|[\w.+'-]+@[\w-]+(\.[\w-]+)+(?=[^<>]*<)/gs;

/**
 * Marks email addresses as Cloudflare documents it. Otherwise it replaces them, and the script that would
 * bring them back is against the page's policy.
 */
function keepEmails(markup: string): string {
  return markup.replaceAll(EMAIL, "<!--email_off-->$&<!--/email_off-->");
}

function shortenMarkup(markup: string): string {
  return (
    markup
      .replaceAll("&#x27;", "'")
      .replaceAll(/><\/(?:path|circle|rect|line)>/g, "/>")
      // Removes each icon's name, which no style uses, and its stroke width, which the styles set.
      .replaceAll(/(?: stroke-width="2")? class="lucide lucide-[\w-]+( [^"]*)?"/g, ' class="lucide$1"')
      .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"')
      .replaceAll(/(<(?:meta|link|img|source|input|br)\b[^>]*?)\/>/g, "$1>")
      // JSON in attributes is full of quotes.
      .replaceAll(/="([^"']*&quot;[^"']*)"/g, (_, value: string) => `='${value.replaceAll("&quot;", '"')}'`)
  );
}
