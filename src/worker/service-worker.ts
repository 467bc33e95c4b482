import { answerPage, answerPicture } from "./answer-page.ts";
import { confirmDeploy } from "./confirm-deploy.ts";
import { downloadPack, pauseDownload } from "./download-pack.ts";
import { answerFile } from "./files.ts";
import { install } from "./install.ts";
import { deleteOldCaches } from "./store.ts";
import { isHashed } from "./verify-response.ts";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a page that has loaded has come over a slow line. */
const SLOW_PAGE_MS = 3000;

/*
 * Answers every address of the site without a signal, and at once with one. A new worker waits until no page of the
 * deploy before is open, and never takes over an open page (no skipWaiting, no clients.claim): that would throw pages
 * out of the back/forward cache. Nothing is lost by waiting, since the old one asks the network first by then. No
 * navigation preload: without a network Firefox 153 gives the worker an error response where others reject.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(install(self.clients));
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
  // The driver goes on to another page, or waits for a geocoder's words.
  if (request.mode === "navigate" || origin !== location.origin) pauseDownload();
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    const answer = answerPage(event);
    event.respondWith(answer);
    event.waitUntil(answer.then(() => confirmDeploy(self.registration)).catch(() => {}));
  } else if (isHashed(pathname)) event.respondWith(answerFile(event, pathname));
  else if (pathname.startsWith("/pictures/") || pathname === "/favicon.svg")
    event.respondWith(answerPicture(event));
});

/** Fetches the pack after a page; on a slow line the second page is early enough. */
async function downloadAfter({ source, data: took }: ExtendableMessageEvent): Promise<void> {
  const controlled = await self.clients.matchAll({ type: "window" });
  const isFirst = !controlled.some(({ id }) => source instanceof Client && source.id === id);
  if (!isFirst || took < SLOW_PAGE_MS) await downloadPack();
}
