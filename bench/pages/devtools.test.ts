import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { openDevtools } from "./devtools.ts";

/** A browser of which the test reads the requests and writes the answers. */
function open() {
  const requests = new PassThrough();
  const answers = new PassThrough();
  const session = openDevtools(requests, answers);
  const asked = () => JSON.parse(String(requests.read()).slice(0, -1));
  return { session, asked, answers };
}

test("a command has its answer, whatever comes in between and however it is cut", async () => {
  const { session, asked, answers } = open();
  const first = session.send("Browser.getVersion");
  const { id: firstId } = asked();
  const second = session.child("page").send("Page.enable");
  const { id: secondId, sessionId } = asked();
  expect(sessionId).toBe("page");

  answers.write(`{"id":${secondId},"sessionId":"page","result":{}}\0{"id":${firstId},"res`);
  answers.write(`ult":{"product":"Chrome"}}\0`);
  expect(await second).toEqual({});
  expect(await first).toEqual({ product: "Chrome" });
});

test("a refusal is an error that names the command", async () => {
  const { session, asked, answers } = open();
  const sent = session.send("Page.enable");
  answers.write(`{"id":${asked().id},"error":{"message":"not now"}}\0`);
  await expect(sent).rejects.toThrow("Page.enable: not now");
});

test("an event reaches those who listen to its session, and no other", async () => {
  const { session, answers } = open();
  const heard: string[] = [];
  session.child("one").on("Page.loadEventFired", ({ timestamp }) => heard.push(`one ${timestamp}`));
  session.child("two").on("Page.loadEventFired", ({ timestamp }) => heard.push(`two ${timestamp}`));
  answers.write('{"sessionId":"two","method":"Page.loadEventFired","params":{"timestamp":7}}\0');
  await new Promise(setImmediate);
  expect(heard).toEqual(["two 7"]);
});
