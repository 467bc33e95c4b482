import { setTimeout as wait } from "node:timers/promises";
import { answersTo, closed, open, type Target } from "./exchange.ts";
import { MALFORMED } from "./malformed.ts";
import { pace } from "./pace.ts";
import { LARGE } from "./site.ts";
import { addProblem, type Tally } from "./tally.ts";

const GET_LARGE = `GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Requests that are given up: within the request, with it, within the answer; by closing and by a reset. */
export async function abortingClients(target: Target, signal: AbortSignal, tally: Tally): Promise<void> {
  await pace(
    { perSecond: 10, atOnce: 20 },
    () => !signal.aborted,
    async (index) => {
      const socket = open(target);
      const gone = closed(socket);
      socket.write(index % 4 === 0 ? GET_LARGE.slice(0, 30) : GET_LARGE);
      if (index % 4 === 1) socket.write(GET_LARGE.repeat(5));
      if (index % 4 === 2) await Promise.race([new Promise((resolve) => socket.once("data", resolve)), gone]);
      if (index % 4 === 3) await wait(index % 50);
      if (index % 8 < 4) socket.destroy();
      else socket.resetAndDestroy();
      await gone;
      tally.unanswered += 1;
    },
  );
}

/** Requests that are none: one answer at most, a refusal unless the request is sound, and a closed connection. */
export async function malformedClients(target: Target, signal: AbortSignal, tally: Tally): Promise<void> {
  await pace(
    { perSecond: 10, atOnce: 60 },
    () => !signal.aborted,
    async (turn) => {
      const malformed = MALFORMED[turn % MALFORMED.length];
      if (!malformed) return;
      const { name, sent, sound = false } = malformed;
      const answers = await answersTo(target, tally, sent, name);
      const final = answers.filter(({ status }) => status >= 200);
      // A refused request may turn out to be broken later on: that is a second answer, but not to a second request.
      const heard = final.filter(({ status }, index) => index === 0 || status !== 400);
      if (heard.length > 1) addProblem(tally, `${name}: ${final.length} answers`);
      if (!sound && final.some(({ status }) => status < 400)) addProblem(tally, `${name}: not refused`);
    },
  );
}
