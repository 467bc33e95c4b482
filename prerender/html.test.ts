import { expect, test } from "vitest";
import { shortenHtml } from "./html.ts";

test("markup gets shorter, and styles, scripts and texts stay", () => {
  const code = `<style>a{content:"&#x27;"}</style><script>"</li>"</script>`;
  const html = `<meta name="a"/><p class="a b " data-x="{&quot;a&quot;:1}">Don&#x27;t</p>${code}<svg stroke-width="2" class="lucide lucide-phone big"><path d="M0"></path></svg>`;
  expect(shortenHtml(html)).toBe(
    `<meta name="a"><p class="a b" data-x='{"a":1}'>Don't</p>${code}<svg class="lucide big"><path d="M0"/></svg>`,
  );
});
