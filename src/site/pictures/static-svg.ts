import { tokenize, tokenNames } from "css-tree";
import { _collections } from "svgo";

/* What a drawing from a stranger may hold: the parts of SVG that only draw. The lists by kind are SVGO's. */

const { attrsGroups, elems, elemsGroups, editorNamespaces } = _collections;

const kind = (groups: Readonly<Record<string, Set<string>>>, name: string) => [...(groups[name] ?? [])];

/** The namespaces of elements and of links. */
export const SVG = "http://www.w3.org/2000/svg";
export const XLINK = "http://www.w3.org/1999/xlink";

/** The elements that only draw: no script, link, picture, animation, or page. */
export const STATIC_ELEMENTS: ReadonlySet<string> = new Set([
  ...kind(elemsGroups, "structural"),
  ...kind(elemsGroups, "shape"),
  ..."linearGradient radialGradient stop pattern clipPath mask marker".split(" "),
  ...kind(elemsGroups, "filterPrimitive").filter((name) => name !== "feImage"),
  ..."filter feDistantLight fePointLight feSpotLight".split(" "),
  ..."text tspan textPath switch style".split(" "),
]);

/** Elements and attributes that drawing programs write, and that draw nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...kind(elemsGroups, "descriptive"),
  ..."baseProfile contentScriptType contentStyleType enable-background externalResourcesRequired".split(" "),
  ..."focusable role tabindex version zoomAndPan".split(" "),
]);

const EDITORS = [
  ...editorNamespaces,
  "http://ns.adobe.com/",
  "http://www.corel.com/",
  "http://www.openswatchbook.org/",
  "https://penpot.app/",
];

/** Whether a namespace belongs to a drawing program. */
export function isOfEditor(namespace: string): boolean {
  return EDITORS.some((start) => namespace.startsWith(start));
}

/** Whether an element or attribute in no namespace but SVG's draws nothing, so that it can be left out. */
export function isLeftOut(name: string): boolean {
  return LEFT_OUT.has(name) || /^(?:data|aria)-/.test(name);
}

/** The attributes that only draw. Those of one element do nothing on another. */
export const STATIC_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["core", "conditionalProcessing", "presentation", "filterPrimitive", "transferFunction"].flatMap((name) =>
    kind(attrsGroups, name),
  ),
  ...[...STATIC_ELEMENTS].flatMap((name) => [...(elems[name]?.attrs ?? [])]),
  "fr",
]);

/** The attributes that styles may set as well. Their values are CSS. */
export const STYLED_ATTRIBUTES: ReadonlySet<string> = new Set([...kind(attrsGroups, "presentation"), "mask-type"]);

/** The functions that a style may call: colors, places, and references, which begin with #. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ..."rgb rgba hsl hsla hwb lab lch oklab oklch color icc-color device-cmyk".split(" "),
  ..."matrix translate translatex translatey scale scalex scaley rotate skewx skewy".split(" "),
  ..."var calc min max clamp rect inset circle ellipse polygon path".split(" "),
  ..."blur drop-shadow opacity not url".split(" "),
]);

/**
 * What a style refers to that is not in the drawing itself, as it is written; undefined if there is nothing of the
 * kind. It looks at the tokens of CSS, because only a function, an address or an at-rule can load anything.
 */
export function foreignIn(css: string): string | undefined {
  let found: string | undefined;
  let isInUrl = false;
  tokenize(css, (type, start, end) => {
    const token = css.slice(start, end);
    const isRefused =
      {
        "function-token": !FUNCTIONS.has(token.slice(0, -1).toLowerCase()),
        "url-token": !/^url\(\s*#[^\\]*$/i.test(token),
        "bad-url-token": true,
        "at-keyword-token": token.toLowerCase() !== "@media",
        "string-token": isInUrl && !/^["']#[^\\]*$/.test(token),
      }[tokenNames[type] ?? ""] ?? false;
    if (isRefused) found ??= token;
    if (tokenNames[type] !== "whitespace-token") isInUrl = token.toLowerCase() === "url(";
  });
  return found;
}
