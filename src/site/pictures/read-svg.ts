import sax, { type QualifiedTag } from "sax";
import { SVG_FROM_PIXELS } from "../../owner/business.ts";
import {
  foreignIn,
  isLeftOut,
  isOfEditor,
  STATIC_ATTRIBUTES,
  STATIC_ELEMENTS,
  STYLED_ATTRIBUTES,
  SVG,
  XLINK,
} from "./static-svg.ts";

/** An element of a drawing, in SVG's namespace. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  /** Its elements; texts only where SVG shows them, and in styles. */
  children: (SvgElement | string)[];
  /** Where it begins in the file. */
  line: number;
}

/** The most of a file that is read, with what drawing programs keep in it for themselves. */
const MOST = { bytes: 5_000_000, elements: 20_000, depth: 100, entity: 200 } as const;

/** The elements whose texts are kept. */
const WITH_TEXT = ["text", "tspan", "textPath", "style"];

const NO_SVG = `it is no SVG file; ${SVG_FROM_PIXELS}`;

const DRAWS_ONLY =
  "a drawing has shapes, gradients and text alone: no photograph, script, link, animation or web page, and nothing from elsewhere. Remove it, or save a plain SVG of shapes";

/** @throws {Error} about a line of the file. */
function refuse(line: number, what: string): never {
  throw new Error(`its line ${line}: ${what}`);
}

/**
 * Reads an SVG file by the lists of what only draws. What drawing programs keep in it for themselves is left out.
 * @throws {Error} that says in one line what else is in the file, on which of its lines, and what to do.
 */
export function readSvg(file: Buffer): SvgElement {
  if (file.length > MOST.bytes) throw new Error(`it has ${Math.ceil(file.length / 1e6)} MB; expected at most 5 MB`);
  const source = file.toString().replace(/^\ufeff/, "");
  if (!/^\s*</.test(source)) throw new Error(NO_SVG);
  const reader = sax.parser(true, { xmlns: true, position: true });
  /** The elements around the current one; null for what is left out. */
  const open: (SvgElement | null)[] = [];
  let root: SvgElement | undefined;
  let count = 0;
  const lineOf = lineFinder(source);
  const add = (text: string) => {
    const parent = open.at(-1);
    if (parent && WITH_TEXT.includes(parent.name)) parent.children.push(text);
  };
  reader.ontext = add;
  reader.oncdata = add;
  reader.ondoctype = (doctype) => Object.assign(reader.ENTITIES, entitiesIn(doctype));
  reader.onopentag = (tag) => {
    const line = lineOf(reader.startTagPosition - 1);
    count += 1;
    if (count > MOST.elements || open.length > MOST.depth)
      refuse(line, "it has too many elements, or too many in one another; simplify it");
    const parent = open.at(-1);
    const element = parent === null ? null : elementOf(tag as QualifiedTag, line);
    if (open.length === 0) root = element?.name === "svg" ? element : refuse(line, NO_SVG);
    else if (element) parent?.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => {
    const closed = open.pop();
    if (closed?.name !== "style") return;
    const foreign = foreignIn(closed.children.join(""));
    if (foreign !== undefined) refuse(closed.line, `${foreign} in its styles; ${DRAWS_ONLY}`);
  };
  reader.onerror = ({ message }) => refuse(reader.line + 1, `it is no valid SVG: ${message.split("\n", 1)[0]}`);
  reader.write(source).close();
  return root ?? refuse(1, NO_SVG);
}

/** An element without its children; null if it is left out. */
function elementOf(tag: QualifiedTag, line: number): SvgElement | null {
  const { local, uri, attributes } = tag;
  const isSvg = uri === SVG || uri === "";
  if (isSvg ? isLeftOut(local) : isOfEditor(uri)) return null;
  // Illustrator's own, which no browser draws.
  if (local === "foreignObject" && isOfEditor(attributes.requiredExtensions?.value ?? "")) return null;
  if (!isSvg || !STATIC_ELEMENTS.has(local)) refuse(line, `<${tag.name}> is not drawn; ${DRAWS_ONLY}`);
  const kept: Record<string, string> = {};
  for (const { name, prefix, local, uri, value } of Object.values(attributes)) {
    const isLink = local === "href" && (uri === XLINK || prefix === "");
    if (name === "xmlns" || name === "xml:lang" || (prefix !== "" && !isLink && name !== "xml:space")) continue;
    const own = isLink ? "href" : name;
    if (isLeftOut(own)) continue;
    if (!isLink && !STATIC_ATTRIBUTES.has(own)) refuse(line, `${name} in <${tag.name}>; ${DRAWS_ONLY}`);
    const isCss = own === "style" || STYLED_ATTRIBUTES.has(own);
    const foreign = isCss ? foreignIn(value) : isLink && !value.startsWith("#") ? value : undefined;
    if (foreign !== undefined) refuse(line, `${name} in <${tag.name}> refers to ${shortened(foreign)}; ${DRAWS_ONLY}`);
    kept[own] = value;
  }
  return { name: local, attributes: kept, children: [], line };
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)} …` : text);

/** The short names that Illustrator gives to namespaces. What they stand for is text, in which nothing is looked up. */
function entitiesIn(doctype: string): Record<string, string> {
  const declared = doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g);
  return Object.fromEntries(
    Array.from(declared, ([, name = "", double, single = ""]) => [name, (double ?? single).slice(0, MOST.entity)]),
  );
}

/** Finds the line of a place in a file. Places are asked for in their order. */
function lineFinder(source: string): (offset: number) => number {
  let [line, from] = [1, 0];
  return (offset) => {
    for (let end = source.indexOf("\n", from); end !== -1 && end < offset; end = source.indexOf("\n", from)) {
      line += 1;
      from = end + 1;
    }
    return line;
  };
}

/** A drawing as an SVG file, without prefixes, comments and entities: every program reads it alike. */
export function svgText({ name, attributes, children }: SvgElement, namespace = ` xmlns="${SVG}"`): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${inXml(value)}"`);
  const inside = children.map((child) => (typeof child === "string" ? inXml(child) : svgText(child, "")));
  return `<${name}${namespace}${written.join("")}>${inside.join("")}</${name}>`;
}

const inXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
