import { answersTo, type Target } from "./exchange.ts";
import { pace } from "./pace.ts";
import { wrongAnswer } from "./random-paths.ts";
import { type BaitedSite, hashOf } from "./site.ts";
import { addProblem, type Tally } from "./tally.ts";

const HEAD = "HTTP/1.1\r\nHost: x\r\n";
const CLOSE = "Connection: close\r\n\r\n";

/** Asks for one path after the other, spread over the run. */
export async function pathClients(
  target: Target,
  site: BaitedSite,
  paths: readonly string[],
  seconds: number,
  tally: Tally,
): Promise<void> {
  await pace(
    { perSecond: paths.length / seconds, atOnce: 10 },
    (index) => index < paths.length,
    async (index) => {
      const some = paths[index] ?? "/";
      const name = `GET ${some.length > 100 ? `${some.slice(0, 100)}… (${some.length})` : some}`;
      const [answer, ...more] = await answersTo(target, tally, [`GET ${some} ${HEAD}${CLOSE}`], name);
      const problem = more.length > 0 ? "has several answers" : answer && wrongAnswer(some, answer, site);
      if (problem || !answer) addProblem(tally, `${name} ${problem ?? "has no answer"}`);
    },
  );
}

/** Methods that a site without forms of its own does not take, with bodies of all sizes, whole and in chunks. */
export async function sendingClients(target: Target, signal: AbortSignal, tally: Tally): Promise<void> {
  const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  await pace(
    { perSecond: 10, atOnce: 60 },
    () => !signal.aborted,
    async (index) => {
      const method = methods[index % methods.length] ?? "POST";
      const size = [0, 1, 1000, 65_536, 1_000_000][Math.floor(index / 5) % 5] ?? 0;
      const chunked = index % 2 === 1;
      const framing = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`;
      const body = chunked
        ? [...(size > 0 ? [`${size.toString(16)}\r\n`, Buffer.alloc(size, "a"), "\r\n"] : []), "0\r\n\r\n"]
        : [Buffer.alloc(size, "a")];
      const sent = [`${method} / ${HEAD}${framing}\r\n\r\n`, ...body];
      const answers = await answersTo(target, tally, sent, `${method} with ${size} bytes`);
      if (answers.some(({ status }) => status !== 405)) addProblem(tally, `${method} is taken`);
    },
  );
}

/** Requests sent at once. */
const PIPELINED = 20;

/** Many requests at once on one connection: their answers come in their order. */
export async function pipeliningClients(
  target: Target,
  site: BaitedSite,
  signal: AbortSignal,
  tally: Tally,
): Promise<void> {
  const all = [...site.served];
  await pace(
    { perSecond: 2, atOnce: 10 },
    () => !signal.aborted,
    async (index) => {
      const first = (index * PIPELINED) % all.length;
      const asked = all.slice(first, first + PIPELINED);
      const requests = asked.map(
        ([address], step) => `GET ${address} ${HEAD}${step === asked.length - 1 ? CLOSE : "\r\n"}`,
      );
      const answers = await answersTo(target, tally, [requests.join("")], "Pipelined requests");
      const wrong = asked.filter(([, forms], step) => {
        const answer = answers[step];
        return !answer || hashOf(answer.body) !== forms.get("identity");
      });
      if (answers.length !== asked.length)
        addProblem(tally, `${asked.length} requests, ${answers.length} answers`);
      if (wrong.length > 0) addProblem(tally, "Pipelined answers come in another order");
    },
  );
}
