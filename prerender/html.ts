import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a page. */
export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text that is directly in it: all of a style's. */
  text: string;
  /** Where it starts and ends in the HTML. */
  start: number;
  end: number;
}

/** A page as it was rendered, parsed once for all that a build asks of it. */
export interface Page {
  html: string;
  /** In their order. */
  elements: readonly HtmlElement[];
}

/** The pages of a build, by their addresses or names. */
export type Pages = ReadonlyMap<string, Page>;

/** Parses a page. */
export function pageOf(html: string): Page {
  const below = (node: DefaultTreeAdapterTypes.ChildNode): HtmlElement[] => {
    if (!("tagName" in node)) return [];
    const { tagName, attrs, childNodes, sourceCodeLocation } = node;
    const texts = childNodes.map((child) => ("value" in child ? child.value : ""));
    const { startOffset = 0, endOffset = html.length } = sourceCodeLocation ?? {};
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const element = { name: tagName, attributes, text: texts.join(""), start: startOffset, end: endOffset };
    return [element, ...childNodes.flatMap(below)];
  };
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true });
  return { html, elements: childNodes.flatMap(below) };
}

/** The classes of an element. */
export function classesOf({ attributes }: HtmlElement): string[] {
  return attributes.class?.match(/\S+/g) ?? [];
}

/** The values of an attribute, as written. */
export function valuesOf({ elements }: Page, attribute: string): string[] {
  return elements.flatMap(({ attributes }) => attributes[attribute] ?? []);
}
