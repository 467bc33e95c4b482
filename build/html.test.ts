import { expect, test } from "vitest";
import { finishHtml, wordsIn } from "./html.ts";

test("markup gets shorter, and styles, scripts and texts stay", () => {
  const code = `<style>a{content:"&#x27;"}</style><script>"</li>"</script>`;
  const html = `<meta name="a"/><p class="a b " data-x="{&quot;a&quot;:1}">Don&#x27;t</p>${code}<svg stroke-width="2" class="lucide lucide-phone big"><path d="M0"></path></svg>`;
  expect(finishHtml(html)).toBe(
    `<meta name="a"><p class="a b" data-x='{"a":1}'>Don't</p>${code}<svg class="lucide big"><path d="M0"/></svg>`,
  );
});

test("addresses in links and texts are kept from Cloudflare, which leaves attributes alone", () => {
  const link = '<a class="a" href="mailto:bob@a.us"><b>bob@a.us</b></a>';
  expect(finishHtml(`<p data-to="ann@a.us">Write to o&#x27;neil+x@a.co.us.</p>${link}<p>9 @ night</p>`)).toBe(
    `<p data-to="ann@a.us">Write to <!--email_off-->o'neil+x@a.co.us<!--/email_off-->.</p><!--email_off-->${link}<!--/email_off--><p>9 @ night</p>`,
  );
});

test("words of two elements are apart, except for spans; code is no words", () => {
  const html =
    "<ul><li>1<span>5</span>+ years</li><li>of help</li></ul><style>a{}</style><script>x()</script>";
  expect(wordsIn(html).trim().split(/\s+/)).toEqual(["15+", "years", "of", "help"]);
});
