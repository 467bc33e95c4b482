import type { Locator } from "@playwright/test";

/** The empty stretches of more than 32 px from the first label to the end of the form's Send button. */
export async function holes(send: Locator): Promise<string[]> {
  return await send.evaluate((send) => {
    const form = send.closest("form");
    if (!form) throw new Error("Send is in no form");
    // Where they are in the form, and not where they stay on the screen.
    const bars = [...document.querySelectorAll<HTMLElement>(".dialog-actions")];
    for (const { style } of bars) style.position = "static";
    const texts = "label > span, p, span, legend, a";
    const boxes = [...form.querySelectorAll(`${texts}, input, select, textarea, button`)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter(
        (part) => !part.closest(".visually-hidden") && (!part.matches(texts) || part.textContent?.trim()),
      )
      .map((part) => ({ name: part.textContent || part.id, box: part.getBoundingClientRect() }));
    const { bottom: end } = send.getBoundingClientRect();
    for (const { style } of bars) style.position = "";
    const [first, ...others] = boxes.filter(({ box }) => box.top < end).sort((a, b) => a.box.top - b.box.top);
    if (!first || others.length < 9) throw new Error("The form has too few things");
    let { bottom } = first.box;
    return others.flatMap(({ name, box }) => {
      const gap = box.top - bottom;
      bottom = Math.max(bottom, box.bottom);
      return gap > 32 ? [`${gap} px above ${name}`] : [];
    });
  });
}
