/** What the entry script, first aid and the panel use, and old web views or privacy extensions may take from a page. */
export const OPTIONAL = [
  "document.fonts",
  "IntersectionObserver",
  "MutationObserver",
  "Element.prototype.animate",
  "matchMedia",
  "navigator.connection",
  "navigator.serviceWorker",
  "performance.getEntriesByType",
  "requestAnimationFrame",
  "requestIdleCallback",
  "sessionStorage",
  "trustedTypes",
];

/** Runs in the page before its scripts: takes an interface from the browser, or has it throw when it is used. */
export function breakInterface([path, fate]: readonly [string, "missing" | "throwing"]): void {
  const names = path.split(".");
  const name = names.pop() ?? "";
  const owner = names.reduce((object, key) => Reflect.get(object, key), globalThis as object);
  const isFunction = typeof Reflect.get(owner, name) === "function";
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  Object.defineProperty(
    owner,
    name,
    fate === "missing" ? { value: undefined } : { [isFunction ? "value" : "get"]: refuse },
  );
}
