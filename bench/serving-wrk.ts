import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { RequestMix } from "./serving-mix.ts";

const runShape = z.object({
  requests: z.number(),
  /** Microseconds. */
  duration: z.number(),
  /** Microseconds. */
  p50: z.number(),
  p99: z.number(),
  /** Connections refused, cut off or timed out. */
  socketErrors: z.number(),
  /** Answers with a status of 400 or more. */
  status4xx5xx: z.number(),
  /** Where each answer was looked at: those that were neither 200 nor 404. */
  unexpected: z.number(),
});

/** What wrk saw. */
export type Run = z.infer<typeof runShape>;

export interface Load {
  connections: number;
  seconds: number;
  /** A file with the script of `wrkScript`. */
  script: string;
}

/**
 * A script for wrk that asks for the mix in turn, taking gzip, and ends with one line of JSON.
 * @param lookAtEach Whether it looks at each answer's status. That costs the client, so it is no measurement.
 */
export function wrkScript({ addresses }: RequestMix, lookAtEach: boolean): string {
  return `local addresses = {${addresses.map((address) => JSON.stringify(address)).join(", ")}}
local requests = {}
local turn = 0
local threads = {}
unexpected = 0

function setup(thread) table.insert(threads, thread) end

function init()
  wrk.headers["Accept-Encoding"] = "gzip"
  for index, address in ipairs(addresses) do requests[index] = wrk.format("GET", address) end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
${lookAtEach ? LOOK : ""}
function done(summary, latency)
  local errors = summary.errors
  local unexpected = 0
  for _, thread in ipairs(threads) do unexpected = unexpected + thread:get("unexpected") end
  print(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"socketErrors":%d,"status4xx5xx":%d,"unexpected":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, errors.status, unexpected))
end
`;
}

const LOOK = `
function response(status)
  if status ~= 200 and status ~= 404 then unexpected = unexpected + 1 end
end
`;

/** Puts load on a server, from one thread. */
export async function runWrk(url: string, { connections, seconds, script }: Load): Promise<Run> {
  const child = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  return readRun(await Promise.race([text(child.stdout), failed]));
}

/** Reads what wrk printed. */
export function readRun(output: string): Run {
  const line = output.split("\n").findLast((part) => part.startsWith("{"));
  if (line === undefined) throw new Error(`wrk has no results:\n${output}`);
  return runShape.parse(JSON.parse(line));
}
