import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** A built page's facts and links. */
export type ReadPage = Readonly<ReturnType<typeof readPage>>;

/** Reads the facts the checks need from a page's HTML. */
export function readPage(html: string) {
  const elements = attributesIn(html);
  const valuesOf = (name: string) => elements.flatMap((attributes) => attributes[name] ?? []);
  return {
    /** As written, or "" where there is none. */
    canonical: elements.find(({ rel }) => rel === "canonical")?.href ?? "",
    ids: new Set(valuesOf("id")),
    /** Values of href, src and action, as written. */
    links: ["href", "src", "action"].flatMap(valuesOf),
  };
}

/** The classes that some HTML has. */
export function classesIn(html: string): string[] {
  return attributesIn(html).flatMap((attributes) => attributes.class?.match(/\S+/g) ?? []);
}

/** The attributes of each element, as a browser without scripts reads it: <noscript> has elements. */
function attributesIn(html: string): Record<string, string>[] {
  const below = (node: DefaultTreeAdapterTypes.Node): Record<string, string>[] => [
    ...("attrs" in node ? [Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))] : []),
    ...("childNodes" in node ? node.childNodes.flatMap(below) : []),
  ];
  return below(parse(html, { scriptingEnabled: false }));
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
