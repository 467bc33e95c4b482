import { answerPage, answerPicture, isFile, pageAddress } from "./answer-page.worker.ts";
import { confirmDeploy, install } from "./deploys.worker.ts";
import { answerFile } from "./files.worker.ts";
import { downloadPack, pauseDownload } from "./pack.worker.ts";
import { isHashed } from "./precache-manifest.ts";
import { deleteOldCaches } from "./store.worker.ts";

declare const self: ServiceWorkerGlobalScope;

/** A page that took longer than this to load has come over a slow connection. */
const SLOW_PAGE_MS = 3000;

/*
 * Answers every address of the site, also without a signal. A new worker waits until no page of the earlier
 * deploy is open, and never takes over an open page (no skipWaiting, no clients.claim), because that would
 * evict pages from the back/forward cache. Nothing is lost by waiting: by then the old worker asks the
 * network first. There is no navigation preload: without a network, Firefox 153 gives the worker an error
 * response where others reject.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
});

/* A page says that the phone is idle, and how long it took to load. */
self.addEventListener("message", (event) => {
  event.waitUntil(downloadAfter(event).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The driver opens another page, or waits for a geocoder.
  if (origin !== location.origin || isVisit(request)) pauseDownload();
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    const answer = answerPage(event);
    event.respondWith(answer);
    event.waitUntil(answer.then(confirmDeploy).catch(() => {}));
  } else if (isHashed(pathname)) event.respondWith(answerFile(event, pathname));
  else if (pathname.startsWith("/pictures/") || pathname === "/favicon.svg")
    event.respondWith(answerPicture(event));
});

/**
 * Whether the driver leaves for another page. A contact card leaves the page open, and a browser may prepare a
 * page that is never visited, as Chromium does while an address is typed.
 */
function isVisit({ mode, url, headers }: Request): boolean {
  return mode === "navigate" && !isFile(pageAddress(url)) && !headers.has("Sec-Purpose");
}

/** Fetches the pack after a page has loaded; on a slow line only after the second page. */
async function downloadAfter({ source, data: took }: ExtendableMessageEvent): Promise<void> {
  const controlled = await self.clients.matchAll({ type: "window" });
  const isFirst = !controlled.some(({ id }) => source !== null && "id" in source && source.id === id);
  if (!isFirst || took < SLOW_PAGE_MS) await downloadPack();
}
