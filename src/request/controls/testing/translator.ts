import type { Page } from "@playwright/test";

/**
 * Runs in the page, now or as an init script: does what Chrome's translation does, which puts <font> elements in the
 * place of every text node, now and after each change (facebook/react#11538).
 */
export function translate(): void {
  const untouched = "font, script, style, textarea, svg, head";

  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `${text.data} ·es`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };

  new MutationObserver((changes) => {
    for (const { target } of changes) translateIn(target.parentNode ?? target);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  if (document.documentElement) translateIn(document.documentElement);
}

/** Has a translator and a password manager change each page before its code is there. */
export async function changeEarly(page: Page): Promise<void> {
  await page.addInitScript(translate);
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      for (const field of document.querySelectorAll("form input")) field.after(document.createElement("div"));
    });
  });
}
