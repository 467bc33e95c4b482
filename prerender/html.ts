import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a page. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text that is directly in it: all of a style's or a script's. */
  text: string;
  /** Where it starts and ends in the HTML. */
  start: number;
  end: number;
}

/** The elements in their order, as a browser without scripts sees them: those in <noscript>, too. */
export function elementsIn(html: string): HtmlElement[] {
  const below = (node: DefaultTreeAdapterTypes.ChildNode): HtmlElement[] => {
    if (!("tagName" in node)) return [];
    const { tagName, attrs, childNodes, sourceCodeLocation } = node;
    const texts = childNodes.map((child) => ("value" in child ? child.value : ""));
    const { startOffset = 0, endOffset = html.length } = sourceCodeLocation ?? {};
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const element = { name: tagName, attributes, text: texts.join(""), start: startOffset, end: endOffset };
    return [element, ...childNodes.flatMap(below)];
  };
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }).childNodes.flatMap(below);
}

/** The classes of an element. */
export function classesOf({ attributes }: HtmlElement): string[] {
  return attributes.class?.match(/\S+/g) ?? [];
}

/** What the checks need to know of a page. */
export type ReadPage = Readonly<ReturnType<typeof readPage>>;

/** Reads from a page's HTML what the checks need to know. */
export function readPage(html: string) {
  const elements = elementsIn(html).map(({ attributes }) => attributes);
  const valuesOf = (name: string) => elements.flatMap((attributes) => attributes[name] ?? []);
  return {
    /** As written, or "" where there is none. */
    canonical: elements.find(({ rel }) => rel === "canonical")?.href ?? "",
    ids: new Set(valuesOf("id")),
    /** Values of href, src and action, as written. */
    links: ["href", "src", "action"].flatMap(valuesOf),
  };
}
