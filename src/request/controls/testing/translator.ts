import type { Page } from "@playwright/test";

/**
 * Does to a page what Chrome's translation does: puts <font> elements in the place of every text node, now and after
 * each change (facebook/react#11538). To be called before the page is opened, or once it is.
 * @param from "start": before any of the page's code; "now": the page as it is.
 */
export async function translate(page: Page, from: "start" | "now"): Promise<void> {
  if (from === "start") await page.addInitScript(translator);
  else await page.evaluate(translator);
}

/** Runs in the page. */
function translator(): void {
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
    for (const { target } of changes)
      translateIn(target.nodeType === Node.TEXT_NODE ? (target.parentNode ?? target) : target);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  if (document.documentElement) translateIn(document.documentElement);
}

/** Does what password managers do: inserts elements behind each field, before the form's code is there. */
export async function putNodesBetweenFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      for (const field of document.querySelectorAll("form input")) {
        const icon = document.createElement("div");
        icon.dataset.passwordManager = "";
        field.after(icon);
      }
    });
  });
}
