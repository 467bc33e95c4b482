import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlSpec, parse } from "parse5";

/** A built page's facts and links, read from its HTML. */
export interface PageFacts {
  title: string;
  description: string;
  /** The canonical link as written, or "" where there is none. */
  canonical: string;
  ids: ReadonlySet<string>;
  /** Values of href, src and action, as written. */
  links: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads the facts the checks need. */
export function readPage(html: string): PageFacts {
  const page = { title: "", description: "", canonical: "", ids: new Set<string>(), links: [] as string[] };
  for (const element of elementsOf(parse(html))) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const { id, href, src, action, name, rel, content } = attributes;
    if (id) page.ids.add(id);
    // A drawing in the page may have its own titles.
    const isTitle = element.tagName === "title" && element.namespaceURI === htmlSpec.NS.HTML;
    if (isTitle && !page.title) page.title = textOf(element).trim();
    if (element.tagName === "meta" && name === "description") page.description = content?.trim() ?? "";
    if (element.tagName === "link" && rel === "canonical") page.canonical = href ?? "";
    page.links.push(...[href, src, action].filter((link) => link !== undefined));
  }
  return page;
}

/** The text of a page as it is read: including its title, without scripts and styles. */
export function wordsIn(html: string): string {
  return textOf(parse(html), " ");
}

function* elementsOf(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** The texts in a node. Those of elements are separated, except for spans, which are within words. */
function textOf(node: Node, around = ""): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : "";
  if (!("childNodes" in node) || /^(script|style)$/.test(name)) return "";
  const text = node.childNodes.map((child) => textOf(child, around)).join("");
  return name === "span" ? text : around + text + around;
}

/** The classes that some HTML has. */
export function classesIn(html: string): string[] {
  const attributes = Array.from(elementsOf(parse(html)), ({ attrs }) => attrs).flat();
  return attributes.flatMap(({ name, value }) => (name === "class" ? value.split(" ") : []));
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
