import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
} from "postcss";
import parseValue from "postcss-value-parser";
import { featureAt, isYoung, youngOf } from "./compat.ts";

/** Units that were there before the data began. */
const OLD_UNITS = /^(%|px|em|rem|ch|ex|vw|vh|vmin|vmax|cm|mm|in|pt|pc|s|ms|deg|turn|rad|fr|dpi|x)?$/;

/** The parts of `src` in @font-face, as old as it. */
const OLD_FUNCTIONS = /^(format|local)$/;

const PREFIXED = /^-(webkit|moz|ms|o)-/;

/** Where the data keeps a function, by its name: "oklch" is "css.types.color.oklch". */
const FUNCTIONS = new Map<string, string>();
collect("css.types");

function collect(path: string): void {
  for (const key of Object.keys(featureAt(path) ?? {})) {
    if (key === "__compat") continue;
    if (!FUNCTIONS.has(key)) FUNCTIONS.set(key, `${path}.${key}`);
    collect(`${path}.${key}`);
  }
}

/**
 * What a style sheet uses that one of the oldest browsers lacks, or that the data does not know: by its path in
 * the data, with the rules that use it. What stands inside of it is not looked at, for those browsers skip it;
 * nor is what an `@supports` asks for.
 */
export function youngInCss(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: ChildNode): void => {
    const young = youngIn(node);
    for (const path of young) found.set(path, [...(found.get(path) ?? []), excerpt(node)]);
    const skipped = young.length > 0 || (node.type === "atrule" && asksForYoung(node));
    if (!skipped && "nodes" in node) node.nodes?.forEach(visit);
  };
  postcss.parse(css).nodes.forEach(visit);
  return found;
}

/** What a declaration, the head of a rule or that of an at-rule uses, in the same way. */
export function youngIn(node: ChildNode): string[] {
  if (node.type === "atrule") return ofAtRule(node);
  if (node.type === "decl") return ofDeclaration(node);
  if (node.type !== "rule" || isIn(node.parent, "keyframes")) return [];
  const nested = node.parent?.type === "rule" ? ["css.selectors.nesting"] : [];
  return [...nested.filter((path) => youngOf([path])), ...ofSelector(node.selector)];
}

function ofAtRule({ name, params }: AtRule): string[] {
  if (PREFIXED.test(name)) return [];
  const paths = [[`css.at-rules.${name}`]];
  if (name === "media") {
    for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)/g)) {
      if (feature !== "not") paths.push([`css.at-rules.media.${feature.replace(/^(min|max)-/, "")}`]);
    }
    if (/[<>=]/.test(params)) paths.push(["css.at-rules.media.range_syntax"]);
  }
  return paths.flatMap((candidates) => youngOf(candidates) ?? []);
}

/** Whether an `@supports` is there for browsers with something young. */
export function asksForYoung({ name, params }: AtRule): boolean {
  if (name !== "supports" || /\bnot\b/.test(params)) return false;
  if (/\bselector\(/.test(params)) return ofSelector(params).length > 0;
  const [, property = "", value = ""] = /^\(([\w-]+)\s*:(.*)\)$/s.exec(params) ?? [];
  return isYoung(`css.properties.${property}`) !== false || ofValue(property, value).length > 0;
}

function ofSelector(selector: string): string[] {
  const plain = selector.replace(/\\./g, "").replace(/"[^"]*"|\[[^\]]*\]/g, "");
  return Array.from(plain.matchAll(/::?([\w-]+)/g), ([, name = ""]) => name)
    .filter((name) => !PREFIXED.test(name))
    .flatMap((name) => youngOf([`css.selectors.${name}`]) ?? []);
}

function ofDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  if (PREFIXED.test(prop)) return [];
  const young = prop.startsWith("--") ? undefined : youngOf([`${scopeOf(declaration)}.${prop}`]);
  if (young) return hasPrefixedTwin(declaration) ? [] : [young];
  const inherited = parent?.type === "rule" && /::backdrop/.test(String(parent)) && value.includes("var(");
  const backdrop = inherited && youngOf(["css.selectors.backdrop.inherit_from_originating_element"]);
  return [...(backdrop ? [backdrop] : []), ...ofValue(prop, value)];
}

/** At-rules such as @font-face have properties of their own. */
function scopeOf({ parent }: Declaration): string {
  return parent?.type === "atrule" ? `css.at-rules.${(parent as AtRule).name}` : "css.properties";
}

function hasPrefixedTwin({ prop, parent }: Declaration): boolean {
  return parent?.some((node) => node.type === "decl" && node.prop === `-webkit-${prop}`) ?? false;
}

function ofValue(property: string, value: string): string[] {
  const young: (string | undefined)[] = [];
  parseValue(value).walk((node) => {
    const own = `css.properties.${property}.${node.value}`;
    if (node.type === "function" && node.value !== "" && !OLD_FUNCTIONS.test(node.value)) {
      young.push(youngOf([own, FUNCTIONS.get(node.value) ?? `css.types.${node.value}`]));
    }
    if (node.type === "word") {
      const number = parseValue.unit(node.value);
      if (number) young.push(ofUnit(number.unit));
      else if (isYoung(own)) young.push(own);
    }
    return node.value !== "url";
  });
  return young.filter((path) => path !== undefined);
}

function ofUnit(unit: string): string | undefined {
  if (OLD_UNITS.test(unit)) return undefined;
  const family = { d: "dynamic", s: "small", l: "large" }[/^([dsl])v/.exec(unit)?.[1] ?? ""];
  return youngOf([`css.types.length.${family ? `viewport_percentage_units_${family}` : unit}`]);
}

function isIn(node: Container | Document | undefined, atRule: string): boolean {
  return node?.type === "atrule" && (node as AtRule).name === atRule;
}

function excerpt(node: ChildNode): string {
  return `${node.parent?.type === "rule" ? `${node.parent.toString().split("{")[0]} ` : ""}${node}`.slice(
    0,
    90,
  );
}
