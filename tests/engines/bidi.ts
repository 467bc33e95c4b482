import { once } from "node:events";
import { WebSocket } from "undici";

interface Answer {
  result: unknown;
  error?: string;
  message?: string;
}

/**
 * Opens a session of WebDriver BiDi: commands and answers in JSON over a WebSocket (https://w3c.github.io/webdriver-bidi/).
 * @returns `command` sends one; `errors` has the console's errors and warnings so far.
 */
export async function openBidi(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const errors: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id, params, ...answer } = JSON.parse(data);
    if (id !== undefined) waiting[id]?.(answer);
    else if (/error|warn/.test(params.level)) errors.push(params.text);
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
