import { answerFile, answerPage, answerPicture } from "./answer.worker.ts";
import { deleteOldCaches } from "./deploy-cache.worker.ts";
import { confirmDeploy, install } from "./deploys.worker.ts";
import { isHashed } from "./precache-manifest.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Answers for the site, also without a signal. A new worker waits until no page of the earlier deploy is open (no
 * skipWaiting, no clients.claim): otherwise browsers would drop pages from the back/forward cache. It can wait, because
 * the old worker then asks the network first. No navigation preload: without a network, Firefox 153 gives the worker an
 * error response where others reject.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    const answer = answerPage(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(confirmDeploy).catch(() => {}));
  } else if (isHashed(pathname)) event.respondWith(answerFile(request));
  else if (pathname.startsWith("/pictures/") || pathname === "/favicon.svg") event.respondWith(answerPicture(request));
});
