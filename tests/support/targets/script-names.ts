import type { AnyNode } from "acorn";

/** Every name that a script gives to a variable, a function, a class or an import of its own. */
export function namesBoundIn(tree: AnyNode): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: AnyNode) => {
    walk(pattern, (node, parent) => {
      const isKey = parent?.type === "Property" && parent.key === node && !parent.shorthand;
      if (node.type === "Identifier" && !isKey) names.add(node.name);
    });
  };
  walk(tree, (node) => {
    if (node.type === "CatchClause" && node.param) bind(node.param);
    if ("params" in node) node.params.forEach(bind);
    if ("id" in node && node.id) bind(node.id);
    if ("local" in node && node.type !== "ExportSpecifier") bind(node.local);
  });
  return names;
}

/** Every name that a script gives to a property: in an object or a class, or by assigning to it. */
export function keysIn(tree: AnyNode): string[] {
  const keys: string[] = [];
  const add = (key: AnyNode) => {
    if (key.type === "Identifier") keys.push(key.name);
  };
  walk(tree, (node, parent) => {
    if ("key" in node && parent?.type !== "ObjectPattern") add(node.key);
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression")
      add(node.left.property);
  });
  return keys;
}

/** Visits a node and everything in it, each with the node it stands in. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parent?: AnyNode) => void,
  parent?: AnyNode,
): void {
  visit(node, parent);
  for (const value of Object.values(node).flat() as unknown[]) {
    if (isNode(value)) walk(value, visit, node);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
