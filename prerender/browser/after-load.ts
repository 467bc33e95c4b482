/** Runs `task` once the page has loaded and the browser has nothing better to do. */
export function afterLoad(task: () => void): void {
  if (document.readyState === "complete") whenIdle(task);
  else addEventListener("load", () => whenIdle(task), { once: true });
}

/** Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task);
  else setTimeout(task, 200);
}
