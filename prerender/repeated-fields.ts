import { parseSync, Visitor } from "vite";

/** One line for each field that an object in a file has twice: JavaScript would take the last, in silence. */
export function repeatedFields(file: string, source: string): string[] {
  const problems: string[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>();
      for (const property of properties) {
        if (property.type !== "Property") continue;
        const name = source.slice(property.key.start, property.key.end).replaceAll(/["']/g, "");
        if (names.has(name)) {
          const line = source.slice(0, property.start).split("\n").length;
          problems.push(`line ${line}: ${name} is here for the second time; expected it once`);
        }
        names.add(name);
      }
    },
  });
  visitor.visit(parseSync(file, source).program);
  return problems;
}
