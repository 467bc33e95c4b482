import { Window } from "happy-dom";
import { fileOf } from "../../src/shared/files.ts";
import { readText } from "./dist-files.ts";

/* Built pages, parsed. Browser tests do without: they would load the parser's 700 files in each of their processes. */

const documents = new Map<string, Document>();
const { DOMParser } = new Window();

/** The page of an address, without style sheets: happy-dom 21 takes what follows one in an SVG for a part of it. */
export function documentOf(address: string): Document {
  const known = documents.get(address);
  if (known) return known;
  const html = readText(fileOf(address)).replace(/<style>.*?<\/style>/gs, "");
  const page = new DOMParser().parseFromString(html, "text/html") as unknown as Document;
  documents.set(address, page);
  return page;
}

/** The elements of a page that match. happy-dom 21 misreads `:not(.danger a)`: filter by closest() instead. */
export function select<E extends Element = HTMLElement>(address: string, selector: string): E[] {
  return Array.from(documentOf(address).querySelectorAll<E>(selector));
}

/** The texts of the elements that match, white space folded. */
export function texts(address: string, selector: string): string[] {
  return select(address, selector).map((element) => fold(element.textContent));
}

/** An attribute of the elements that match. */
export function attributes(address: string, selector: string, name: string): (string | null)[] {
  return select(address, selector).map((element) => element.getAttribute(name));
}

/** The content of a page's meta element with this name or property; "" if there is none. */
export function metaOf(address: string, name: string): string {
  const element = documentOf(address).querySelector(`meta[name="${name}"],meta[property="${name}"]`);
  return element?.getAttribute("content") ?? "";
}

/** The words a reader sees in an element, white space folded. */
export function fold(text: string | null): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}
