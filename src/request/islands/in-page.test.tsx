// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { FACTS, htmlOf } from "../../../build/fixtures/show.tsx";
import { readPageFacts } from "./in-page.tsx";

test.each([
  `"double" and 'single'`,
  "</script><script>alert(1)</script>",
  "<!-- <script> ]]> &amp;",
  "tow truck \u{1F69A}, line\u2028separator, na\u00efve\n\ttab",
])("facts arrive in the browser as they were, and cannot close their element: %j", (topic) => {
  const html = htmlOf("Words", { ...FACTS, topic });
  document.body.innerHTML = html;
  expect(readPageFacts()).toEqual({ ...FACTS, topic });
  expect(html.match(/<\/?script|<!/g)).toEqual(["<script", "</script"]);
});
