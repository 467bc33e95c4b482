import { generate, parse, walk } from "css-tree";
import type { CustomPlugin, XastElement, XastParent } from "svgo";
import { STYLED_ATTRIBUTES } from "./static-svg.ts";

/* Steps of SVGO that make an owner's drawing ready for a page. */

/** The classes that the map's styles know. A drawing's own styles are in attributes then. */
const MAP_CLASSES = ["map-fixed", "map-wide"];

/**
 * Turns each style attribute into attributes, and leaves out what SVG has no attribute for. SVGO's own step for it
 * takes exponential time for a style like "a:(bbbb".
 */
export const styledByAttributes: CustomPlugin = {
  name: "styledByAttributes",
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        const declarations = parse(attributes.style ?? "", { context: "declarationList", parseValue: false });
        walk(declarations, (node) => {
          if (node.type === "Declaration" && STYLED_ATTRIBUTES.has(node.property.toLowerCase()))
            attributes[node.property.toLowerCase()] = generate(node.value).trim();
        });
        delete attributes.style;
        const classes = (attributes.class ?? "").split(/\s+/).filter((name) => MAP_CLASSES.includes(name));
        if (classes.length > 0) attributes.class = classes.join(" ");
        else delete attributes.class;
      },
    },
  }),
};

/** The most elements that a browser has to draw, each as often as others refer to it. */
const MOST_DRAWN = 20_000;

/** Refuses a drawing whose parts refer to each other so often that a browser would hang, or to themselves. */
export const refuseRepetition: CustomPlugin = {
  name: "refuseRepetition",
  fn: (root) => {
    const byId = new Map<string, XastElement>();
    const remember = (element: XastElement): void => {
      if (element.attributes.id !== undefined) byId.set(element.attributes.id, element);
      elementsIn(element).forEach(remember);
    };
    elementsIn(root).forEach(remember);
    /** What each element has drawn; "open" while that is being counted. */
    const drawn = new Map<XastElement, number | "open">();
    const count = (element: XastElement): number => {
      const known = drawn.get(element);
      if (known === "open") throw new Error(`a part of it is drawn by itself: id "${element.attributes.id}"`);
      if (known !== undefined) return known;
      drawn.set(element, "open");
      const referred = idsIn(element.attributes).flatMap((id) => byId.get(id) ?? []);
      const sum = [...elementsIn(element), ...referred].reduce((sum, other) => sum + count(other), 1);
      if (sum > MOST_DRAWN)
        throw new Error(`its parts refer to each other so often that it has over ${MOST_DRAWN} shapes; simplify it`);
      drawn.set(element, sum);
      return sum;
    };
    elementsIn(root).forEach(count);
    return null;
  },
};

function elementsIn({ children }: XastParent): XastElement[] {
  return children.filter((child) => child.type === "element");
}

/** The ids that an element's attributes refer to: `#a` in a link, `url(#a)` in a style. */
function idsIn(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    name === "href"
      ? [value.slice(1)]
      : Array.from(value.matchAll(/url\(\s*["']?#([^"')]*?)\s*["']?\s*\)/gi), ([, id = ""]) => id),
  );
}
