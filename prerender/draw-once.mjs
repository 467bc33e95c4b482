/* Draws each SVG file of a JSON list from standard input, and writes a line for each: what is wrong with it, in JSON. A
   program of its own, because nothing ends a drawing that takes too long but the end of its process. Plain JavaScript,
   because Node runs it. */
import { json } from "node:stream/consumers";
import sharp from "sharp";

/** The processor time that a drawing may take, in milliseconds. */
const mostTime = Number(process.argv[2]);

/** The first drawing of a process takes longer. */
await sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).raw().toBuffer();

for (const svg of await json(process.stdin)) {
  const begin = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begin);
    // Its threads would keep the process, if it were only asked to end.
    if (user + system > mostTime * 1000) process.kill(process.pid, "SIGKILL");
  }, 50);
  const problem = await sharp(Buffer.from(svg))
    .raw()
    .toBuffer()
    .then(
      () => null,
      ({ message }) => message,
    );
  clearInterval(watch);
  process.stdout.write(`${JSON.stringify(problem)}\n`);
}
