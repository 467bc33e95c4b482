/* Draws the SVG file that it is sent, and writes how much of the picture it covers, from 0 to 1. In a process of its own,
   because a drawing can make resvg end the process. Plain JavaScript, which Node runs by itself. */
import { text } from "node:stream/consumers";
import { Resvg } from "@resvg/resvg-js";

const { pixels } = new Resvg(await text(process.stdin), { fitTo: { mode: "height", value: 256 } }).render();
const covered = pixels.filter((value, index) => index % 4 === 3 && value > 0).length / (pixels.length / 4);
// Not console.log, which colors numbers where FORCE_COLOR is set.
process.stdout.write(String(covered));
