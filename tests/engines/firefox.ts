import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebSocket } from "undici";
import { onTestFinished } from "vitest";
import { PLACE } from "../support/location.ts";
import { ENGINE_PACKAGES, ensureProgram } from "../support/system/programs.ts";
import { freePort, listen, startProgram } from "../support/system/servers.ts";
import { type Browser, type PHONE, tapping, typing, watchFirstTaps } from "./tab.ts";

/** Firefox's own setting "always open such links with this program". */
const OPEN_WITH = 2;

const PREFERENCES = {
  "network.protocol-handler.external.sms": true,
  "security.external_protocol_requires_permission": false,
  // As on a phone, the scrollbar takes no room.
  "ui.useOverlayScrollbars": 1,
  // A tab that a link opens does not take the page out of view.
  "browser.tabs.loadDivertedInBackground": true,
  // Nothing leaves this computer.
  "network.dns.disabled": true,
};

/**
 * Firefox logs this, with or without an address, about a file that a page was still fetching through the worker when it
 * was left. An answer that the worker itself could not give has other words.
 */
const LEFT_WHILE_FETCHING =
  /^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected/;

/** Firefox ESR, through WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(origin: string, screen: typeof PHONE): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), "firefox-"));
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 3 }));
  // Links to outside programs go to those that note them: texts to a program, mails to a web page.
  const program = path.join(profile, "note-link");
  const noted = `${program}.txt`;
  await writeFile(noted, "");
  await writeFile(program, '#!/bin/sh\necho "$1" >> "$0.txt"\n', { mode: 0o755 });
  const webMail = await startWebMail(noted);
  const openWith = (handler: object) => ({ action: OPEN_WITH, ask: false, handlers: [handler] });
  const schemes = {
    sms: openWith({ name: "note-link", path: program }),
    mailto: openWith({ name: "Web mail", uriTemplate: `${webMail}/?%s` }),
  };
  const handlers = JSON.stringify({ defaultHandlersVersion: {}, mimeTypes: {}, schemes });
  await writeFile(path.join(profile, "handlers.json"), handlers);
  const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(path.join(profile, "user.js"), preferences.join(""));

  const port = await freePort();
  const args = ["--headless", "--profile", profile, "--remote-debugging-port", String(port)];
  const firefox = await startProgram(ensureProgram("firefox-esr", ENGINE_PACKAGES), args, port);
  onTestFinished(firefox.stop);
  const { command, errors } = await openBidi(`ws://127.0.0.1:${port}/session`);
  // Unlike the first tab, where the address bar has the focus, a new one has it.
  const { context } = await command<{ context: string }>("browsingContext.create", { type: "tab" });
  await command("browsingContext.setViewport", { context, viewport: screen });
  await command("script.addPreloadScript", { contexts: [context], functionDeclaration: `${watchFirstTaps}` });
  const act = (actions: object) => command<void>("input.performActions", { context, actions: [actions] });

  return {
    open: (address) => command("browsingContext.navigate", { context, url: origin + address, wait: "complete" }),
    async read(look, ...args) {
      const expression = `(async () => JSON.stringify([await (${look})(...${JSON.stringify(args)})]))()`;
      const evaluation = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await command<Evaluation>("script.evaluate", evaluation);
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value)[0];
    },
    tapAt: (...taps) => act(tapping(...taps)),
    type: (text) => act(typing(text)),
    async allowGps() {
      const descriptor = { name: "geolocation" };
      await command("permissions.setPermission", { descriptor, state: "granted", origin });
      await command("emulation.setGeolocationOverride", { contexts: [context], coordinates: PLACE });
    },
    // A link never holds a line break.
    openings: async () => (await readFile(noted, "utf8")).split("\n").filter(Boolean),
    errors: async () => errors,
  };
}

/** A mail program that is a web page, and adds the links that it is opened with to a file. @returns its address. */
async function startWebMail(noted: string): Promise<string> {
  const host = createServer(async ({ url }, response) => {
    if (url?.startsWith("/?")) await appendFile(noted, `${decodeURIComponent(url.slice(2))}\n`);
    response.end();
  });
  const port = await listen(host);
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** The answer to a script that returns JSON. */
type Evaluation = { result?: { value: string }; exceptionDetails?: { text: string } };

interface Answer {
  result: unknown;
  error?: string;
  message?: string;
}

/**
 * Opens a session of WebDriver BiDi: commands and answers in JSON over a WebSocket
 * (https://w3c.github.io/webdriver-bidi/).
 * @returns `command` sends one; `errors` has the console's errors and warnings so far.
 */
async function openBidi(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const errors: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id, params, ...answer } = JSON.parse(data);
    if (id !== undefined) waiting[id]?.(answer);
    else if (/error|warn/.test(params.level) && !LEFT_WHILE_FETCHING.test(params.text)) errors.push(params.text);
  });
  const command = async <Result = unknown>(method: string, params = {}): Promise<Result> => {
    const { result, error, message } = await new Promise<Answer>((resolve) => {
      const id = waiting.push(resolve) - 1;
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  };
  await command("session.new", { capabilities: {} });
  await command("session.subscribe", { events: ["log.entryAdded"] });
  return { command, errors };
}
