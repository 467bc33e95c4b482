import { expect } from "vitest";
import { test } from "../../tests/support/worker/browser.ts";
import { deployOf } from "../../tests/support/worker/test-deploy.ts";

test.for([
  ["what is sent to the host", "/assets/react.js", "POST"],
  ["another host", "https://geocoder.example/assets/react.js", "GET"],
  ["other files", "/contact.vcf", "GET"],
] as const)("the worker leaves %s to the browser", async ([, address, method], { browser }) => {
  const worker = await browser.startWhole(deployOf("v1"));
  expect(worker.leaves(address, method)).toBe(true);
});
