import type { Locator } from "@playwright/test";

/** The empty stretches of more than 32 px from the first label to the end of the form's Send button. */
export async function holes(send: Locator): Promise<string[]> {
  return await send.evaluate((send) => {
    const form = send.closest("form");
    if (!form) throw new Error("Send is in no form");
    // Where they are in the form, and not where they stay on the screen.
    for (const bar of document.querySelectorAll<HTMLElement>(".dialog-actions"))
      bar.style.position = "static";
    const boxes: { name: string; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        element.closest(".visually-hidden, select *")
      )
        continue;
      if (
        node === element
          ? !element.matches("input, select, textarea, button, a.button")
          : !node.textContent?.trim()
      )
        continue;
      const range = document.createRange();
      range.selectNode(node);
      for (const { top, bottom, width } of range.getClientRects())
        if (width > 1) boxes.push({ name: (node.textContent || element.id).slice(0, 30), top, bottom });
    }
    const { bottom: end } = send.getBoundingClientRect();
    const [first, ...others] = boxes.filter(({ top }) => top < end).sort((a, b) => a.top - b.top);
    if (!first || others.length < 9) throw new Error("The form has too few things");
    let { bottom } = first;
    return others.flatMap((box) => {
      const gap = box.top - bottom;
      bottom = Math.max(bottom, box.bottom);
      return gap > 32 ? [`${gap} px above ${box.name}`] : [];
    });
  });
}
