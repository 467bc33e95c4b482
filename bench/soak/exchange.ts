import { connect, type Socket } from "node:net";
import { parseAnswers, type RawAnswer } from "./answers.ts";
import { addProblem, countStatus, type Tally } from "./tally.ts";

/** How long a connection may stay open after its request: longer than the server keeps idle ones. */
const CLOSED_WITHIN = 20_000;

/** The server under load, and what no answer may hold. */
export interface Target {
  port: number;
  secret: string;
}

/** A connection to the server; errors of a reset or refused connection end in "close" like any other end. */
export function open({ port }: Target): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  return socket;
}

/** Resolves when a connection is closed, however it came to that. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

/**
 * Sends bytes over a connection of their own, and reads until the server closes it.
 * @param sent Its parts are sent one after the other, each when the one before is out.
 */
export async function exchange(
  target: Target,
  sent: readonly (string | Buffer)[],
): Promise<{ received: Buffer; inTime: boolean }> {
  const socket = open(target);
  const chunks: Buffer[] = [];
  let inTime = true;
  const timer = setTimeout(() => {
    inTime = false;
    socket.destroy();
  }, CLOSED_WITHIN);
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const part of sent) socket.write(part);
  await closed(socket);
  clearTimeout(timer);
  return { received: Buffer.concat(chunks), inTime };
}

/**
 * The answers to what was sent; counted, and looked through for what no answer may hold.
 * @param asked Names the request in a problem.
 */
export async function answersTo(
  target: Target,
  tally: Tally,
  sent: readonly (string | Buffer)[],
  asked: string,
): Promise<RawAnswer[]> {
  const { received, inTime } = await exchange(target, sent);
  if (!inTime) addProblem(tally, `${asked}: the connection stays open`);
  if (received.includes(target.secret)) addProblem(tally, `${asked}: a forbidden file came`);
  if (received.length === 0) tally.unanswered += 1;
  try {
    const answers = parseAnswers(received);
    for (const { status } of answers) countStatus(tally, status, asked);
    return answers;
  } catch (error) {
    addProblem(tally, `${asked}: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
