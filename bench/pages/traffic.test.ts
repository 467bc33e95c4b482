import { beforeEach, expect, test } from "vitest";
import { Traffic } from "./traffic.ts";

const HEADERS = 1000;

let traffic: Traffic;

beforeEach(() => {
  traffic = new Traffic();
});

function send(requestId: string, timestamp: number, type: string, more = {}, target = "page"): void {
  const request = { url: `https://site.example/${requestId}` };
  traffic.sent(target, { requestId, request, type, timestamp, ...more }, target === "worker");
}

function receive(requestId: string, body: number, target = "page", mimeType = "text/html"): void {
  traffic.answered(target, requestId, { mimeType, encodedDataLength: HEADERS });
  traffic.ended(target, requestId, HEADERS + body);
}

test("bodies count by kind, headers apart, and what was asked for before load apart", () => {
  send("page", 1, "Document");
  receive("page", 300);
  send("entry", 2, "Script");
  traffic.loaded(3);
  // Asked for before load, but not there yet.
  receive("entry", 40);
  send("island", 4, "Script");
  receive("island", 500);

  const { beforeLoad, untilIdle } = traffic.figures();
  expect(beforeLoad).toMatchObject({ html: 300, script: 40, headers: 2 * HEADERS });
  expect(untilIdle).toMatchObject({ html: 300, script: 540, headers: 3 * HEADERS });
});

test("a cached answer costs nothing", () => {
  send("entry", 1, "Script");
  traffic.answered("page", "entry", { mimeType: "text/javascript", encodedDataLength: HEADERS });
  traffic.ended("page", "entry", 0);
  expect(traffic.figures().untilIdle).toMatchObject({ script: 0, headers: 0 });
});

test("what the worker fetches is kept for later, but for what the page asks for too", () => {
  send("island", 5, "Script");
  traffic.ended("page", "island", 0);
  send("island", 6, "Fetch", {}, "worker");
  receive("island", 500, "worker");
  send("offline", 6, "Fetch", {}, "worker");
  receive("offline", 70, "worker");
  expect(traffic.figures().untilIdle).toMatchObject({ script: 500, kept: 70 });
});

test("scripts count as fetched after load, whether the page or its worker asked for them", () => {
  send("entry", 1, "Script");
  traffic.loaded(2);
  receive("entry", 40, "page", "text/javascript");
  send("island", 3, "Script");
  receive("island", 500, "page", "text/javascript");
  send("kept", 4, "Fetch", {}, "worker");
  receive("kept", 70, "worker", "application/javascript");
  send("offline", 4, "Fetch", {}, "worker");
  receive("offline", 9, "worker", "text/plain");
  expect(traffic.figures().lateScripts).toBe(570);
});

test("a page that the worker had asked for ahead is HTML", () => {
  traffic.ended("worker", "preload-3", 9000);
  expect(traffic.figures().beforeLoad.html).toBe(9000);
});

test("only scripts and styles that hold up the page are blocking", () => {
  send("page", 1, "Document", { renderBlockingBehavior: "Blocking" });
  send("style", 2, "Stylesheet", { renderBlockingBehavior: "Blocking" });
  send("script", 2, "Script", { renderBlockingBehavior: "InBodyParserBlocking" });
  send("module", 2, "Script", { renderBlockingBehavior: "NonBlocking" });
  expect(traffic.figures().blocking).toBe(2);
});

test("it is quiet when every request has ended, or its target has gone", () => {
  send("page", 1, "Document");
  send("other", 1, "Fetch", {}, "worker");
  expect(traffic.isQuiet).toBe(false);
  receive("page", 1);
  expect(traffic.isQuiet).toBe(false);
  traffic.gone("worker");
  expect(traffic.isQuiet).toBe(true);
});
