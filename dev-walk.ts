import { chromium } from "@playwright/test";
import fc from "fast-check";
import { startHttps } from "./scripts/caddy.ts";
import { newKey, trust } from "./scripts/certificate.ts";
import { findChromium } from "./scripts/chromium.ts";
import { START, STEPS } from "./tests/walk/steps.ts";
import { Tab } from "./tests/walk/tab.ts";
import { Truths } from "./tests/walk/truths.ts";
const mask = process.env.MASK ? new RegExp(process.env.MASK) : undefined;
const compare = Truths.prototype.compare;
if (mask) Truths.prototype.compare = function (...args) { return compare.apply(this, args).filter((text) => !mask.test(text)); };
const tap = Tab.prototype.tap;
if (mask) Tab.prototype.tap = async function (...args) { try { await tap.apply(this, args); } catch (error) { if (!mask.test(String(error))) throw error; } };
const REPLAY = JSON.parse(process.env.WALK ?? "{}");

const key = newKey();
const server = await startHttps(key);
const executablePath = findChromium() ?? "";
const browser = await chromium.launch({ executablePath, args: [trust(key), "--disable-gpu", "--disable-quic"], ignoreDefaultArgs: ["--disable-back-forward-cache"] });
process.on("SIGTERM", async () => { await browser.close(); await server.stop(); process.exit(); });
const newContext = browser.newContext.bind(browser);
browser.newContext = async (options) => {
  const context = await newContext({ ...options, baseURL: server.origin, serviceWorkers: "block" });
  await context.addInitScript("globalThis.__name = (f) => f");
  return context;
};

const from = Number(process.env.FROM ?? 1);
const to = Number(process.env.TO ?? from);
for (let seed = from; seed <= to; seed++) {
  const t = performance.now();
  let n = 0;
  let steps_ = 0;
  let last = "";
  try {
    await fc.assert(
      fc.asyncProperty(START, fc.commands(STEPS, { maxCommands: 40, size: "max", ...REPLAY }), async ({ address, width }, commands) => {
        const tab = await Tab.open(browser, { address, width });
        try {
          const truths = new Truths(await tab.look(false));
          await fc.asyncModelRun(() => ({ model: truths, real: tab }), commands);
        } catch (error) {
          last = `${address} ${width}: ${commands}`;
          throw error;
        } finally {
          n += 1;
          steps_ += String(commands).split(",").length;
          if (process.env.TRACE) console.log(String(commands));
          await tab.close();
        }
      }),
      { seed, numRuns: Number(process.env.RUNS ?? 20), endOnFailure: process.env.SHRINK !== "1", ...REPLAY },
    );
    console.log("SEED", seed, "fine");
  } catch (error) {
    const e = error as Error;
    const cause = e.cause as Error;
    console.log(`SEED ${seed} ${e.message.split("\n")[1]}\n   ${last}\n   => ${cause?.message?.split("\n").slice(0, 12).join("\n      ")}`);
  }
  console.log(`   ${n} runs, ${steps_} steps, ${Math.round(performance.now() - t)} ms`);
}
await browser.close();
await server.stop();
