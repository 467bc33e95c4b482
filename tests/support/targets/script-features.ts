import { type AnyNode, type CallExpression, type MemberExpression, parse } from "acorn";
import { featureAt, isYoung, youngOf } from "./compat.ts";
import { keysIn, namesBoundIn, walk } from "./script-names.ts";

/** Syntax of ES2022 that came to browsers later than the rest of it. */
const STATIC_BLOCK = "javascript.classes.static.initialization_blocks";
const LOOKBEHIND = "javascript.regular_expressions.lookbehind_assertion";

/** Where the data keeps members and events, by their names alone, for code does not tell what an object is. */
const MEMBERS = new Map<string, string[]>();
for (const area of ["api", "javascript.builtins"]) {
  for (const owner of Object.keys(featureAt(area) ?? {})) {
    for (const key of Object.keys(featureAt(`${area}.${owner}`) ?? {})) {
      const name = key.replace(/_static$/, "");
      MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), `${area}.${owner}.${key}`]);
    }
  }
}

/** The names that scripts give to their own variables and properties: those are not the browser's. */
interface OwnNames {
  variables: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/**
 * What built scripts use that one of the oldest browsers lacks: syntax, globals, events, and members that are
 * called or have members read, for merely reading what is not there does no harm. Each with the code around it.
 * A global and its members go by their path in MDN's data; a member of anything else by its name
 * ("*.showPopover"), and only if everything of that name is too new.
 * @throws {SyntaxError} at syntax newer than ES2022.
 */
export function youngInScripts(scripts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const trees = scripts.map((code) => parse(code, { ecmaVersion: 2022, sourceType: "module" }));
  const properties = new Set(trees.flatMap(keysIn));
  scripts.forEach((code, index) => {
    const tree = trees[index];
    if (!tree) return;
    const own = { variables: namesBoundIn(tree), properties };
    walk(tree, (node, parent) => {
      for (const feature of featuresOf(node, parent, own)) {
        const excerpt = code.slice(Math.max(node.start - 40, 0), node.end + 40).slice(0, 120);
        found.set(feature, [...(found.get(feature) ?? []), excerpt]);
      }
    });
  });
  return found;
}

function featuresOf(node: AnyNode, parent: AnyNode | undefined, own: OwnNames): string[] {
  switch (node.type) {
    case "StaticBlock":
      return known([STATIC_BLOCK]);
    case "Literal":
      // In strings too: built for old browsers, a literal may have become `new RegExp("...")`.
      return /\(\?<[=!]/.test(node.raw ?? "") ? known([LOOKBEHIND]) : [];
    case "Identifier":
      return own.variables.has(node.name) || isLabel(node, parent) ? [] : ofGlobal(node.name);
    case "MemberExpression":
      return ofMember(node, parent, own);
    case "CallExpression":
      return ofListener(node);
    default:
      return [];
  }
}

/** Whether an identifier only names a property or something exported. */
function isLabel(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent.property === node && !parent.computed;
  if (parent && "key" in parent) return parent.key === node && !("computed" in parent && parent.computed);
  return parent !== undefined && /^(Export|Import|Meta)/.test(parent.type);
}

function ofGlobal(name: string): string[] {
  const scopes = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"].map(
    (scope) => `api.${scope}.${name}`,
  );
  return known([`javascript.builtins.${name}`, `api.${name}`, ...scopes]);
}

function ofMember(node: MemberExpression, parent: AnyNode | undefined, own: OwnNames): string[] {
  const { object, property, computed } = node;
  if (computed || property.type !== "Identifier") return [];
  const { name } = property;
  if (object.type === "Identifier" && !own.variables.has(object.name)) {
    if (/^(globalThis|window|self)$/.test(object.name)) return ofGlobal(name);
    const paths = [`javascript.builtins.${object.name}.${name}`, `api.${object.name}.${name}_static`];
    if (paths.some((path) => featureAt(path))) return known(paths);
  }
  const isNeeded =
    (parent?.type === "CallExpression" && parent.callee === node && !parent.optional) ||
    (parent?.type === "MemberExpression" && parent.object === node && !parent.optional);
  return isNeeded && !own.properties.has(name) && MEMBERS.get(name)?.every(isYoung) ? [`*.${name}`] : [];
}

function ofListener({ callee, arguments: [event] }: CallExpression): string[] {
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  if (name.type !== "Identifier" || name.name !== "addEventListener" || event?.type !== "Literal") return [];
  return MEMBERS.get(`${event.value}_event`)?.every(isYoung) ? [`${event.value} event`] : [];
}

/** What is in the data and too young; a name that the data does not know is nobody's but the code's. */
function known(paths: readonly string[]): string[] {
  const young = paths.some((path) => isYoung(path) !== undefined) && youngOf(paths);
  return young ? [young] : [];
}
