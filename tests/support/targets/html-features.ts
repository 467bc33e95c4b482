import { type DefaultTreeAdapterTypes, html as names, parse } from "parse5";
import { isYoung, youngOf } from "./compat.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes of other standards (WAI-ARIA, RDFa), which change nothing that is shown. */
const OTHERS = /^(aria-\w+|role|property|data-[\w-]+|xmlns)$/;

/**
 * The elements, attributes and attribute values of a document that one of the oldest browsers lacks, or that
 * the data does not know: by their path in the data, with the elements that use them.
 */
export function youngInHtml(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: Node): void => {
    if ("tagName" in node) {
      for (const path of featuresOf(node)) found.set(path, [...(found.get(path) ?? []), excerpt(node)]);
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

function featuresOf({ tagName, namespaceURI, attrs }: Element): string[] {
  const language = namespaceURI === names.NS.SVG ? "svg" : "html";
  const element = `${language}.elements.${tagName}`;
  const attributes = attrs.filter(({ name }) => !OTHERS.test(name));
  return [
    youngOf([element]),
    ...attributes.flatMap(({ name, value }) => {
      const own = [`${element}.${name}`, `${language}.global_attributes.${name}`];
      // Attributes that stand for a style are as old as SVG.
      if (language === "svg") own.push(`css.properties.${name}`);
      // An input's type is no value of an attribute in the data, but a feature of its own.
      const values = [...own.map((path) => `${path}.${value}`), `${element}.${name}_${value}`];
      if (language === "html" && name === "type" && tagName === "input") return values.find(isYoung);
      return [youngOf(own), values.find(isYoung)];
    }),
  ].filter((path) => path !== undefined);
}

function excerpt({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`.slice(0, 90);
}
