import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";

test.each([
  ["check", "check"],
  ["mail", "mail"],
  ["menu", "menu"],
  ["message", "message-square-text"],
  ["phone", "phone"],
  ["x", "x"],
] as const)("%s is Lucide's symbol %s", (name, symbol) => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toContain(`lucide-${symbol}"`);
});
