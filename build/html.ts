import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** A built page's facts and links. */
export type ReadPage = Readonly<ReturnType<typeof readPage>>;

/** Reads the facts the checks need from a page's HTML. */
export function readPage(html: string) {
  const elements = elementsIn(html);
  const valuesOf = (name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? []);
  const named = (key: string, value: string) =>
    elements.find(({ attributes }) => attributes[key] === value)?.attributes;
  return {
    /** As written, or "" where there is none. */
    canonical: named("rel", "canonical")?.href ?? "",
    ids: new Set(valuesOf("id")),
    /** Values of href, src and action, as written. */
    links: ["href", "src", "action"].flatMap(valuesOf),
  };
}

/** The text of a page as it is read: including its title, without scripts and styles. */
export function wordsIn(html: string): string {
  return textOf(documentOf(html));
}

/** The classes that some HTML has. */
export function classesIn(html: string): string[] {
  return elementsIn(html).flatMap(({ attributes }) => attributes.class?.match(/\S+/g) ?? []);
}

/** The HTML as a browser without scripts reads it: <noscript> has elements. */
function documentOf(html: string): Node {
  return parse(html, { scriptingEnabled: false });
}

function elementsIn(html: string) {
  return Array.from(nodesOf(documentOf(html))).flatMap((node) => {
    if (!("attrs" in node)) return [];
    const attributes: Record<string, string> = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    );
    return { node, attributes };
  });
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** The texts of elements are separated, except for spans, which are within words. */
function textOf(node: Node): string {
  if ("value" in node) return node.value;
  if (node.nodeName === "script" || node.nodeName === "style") return "";
  const text = childrenOf(node).map(textOf).join("");
  return node.nodeName === "span" ? text : ` ${text} `;
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
