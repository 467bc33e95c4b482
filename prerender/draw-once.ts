import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";

export const TOO_SLOW = "it takes too long, and would hold up phones; simplify it";

/**
 * Draws SVG files once.
 * @param mostTime The processor time that each may take, in milliseconds.
 * @returns For each that cannot be drawn, or not in time: what is wrong with it, in one line.
 */
export async function drawOnce(files: readonly string[], mostTime: number): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const args = [path.join(import.meta.dirname, "draw-once.mjs"), String(mostTime)];
  const program = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  // It reads no more once a drawing has ended it.
  program.stdin.on("error", () => {});
  program.stdin.end(JSON.stringify(files));
  const answers = (await text(program.stdout)).split("\n").slice(0, -1);
  const problems = files.flatMap((file, index): [string, string][] => {
    if (index === answers.length) return [[file, TOO_SLOW]];
    const said: unknown = JSON.parse(answers[index] ?? "null");
    return typeof said === "string" ? [[file, `it cannot be drawn: ${said.replaceAll(/\s+/g, " ").trim()}`]] : [];
  });
  return new Map(problems);
}
