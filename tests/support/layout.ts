import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { placesOf } from "./site.ts";

const { resolve } = createRequire(import.meta.url);

/** A font wider than the site's, which may replace it, from its package: the same on every machine. */
const WIDE_FONT = ["400", "700"].map((weight) => {
  const file = resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`);
  return { weight, data: readFileSync(file).toString("base64") };
});

/** Shows the open page in the wide font, headings too, whether or not their own font has loaded. */
export async function showInWideFont(page: Page): Promise<void> {
  await page.evaluate(async (faces) => {
    for (const { weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace("a wide font", bytes, { weight }).load());
    }
    document.documentElement.style.setProperty("--font-sans", '"a wide font", monospace');
    for (const { style } of document.querySelectorAll<HTMLElement>("h1, h2, h3")) style.fontFamily = "var(--font-sans)";
  }, WIDE_FONT);
}

/** Sets the size of the browser's letters, such as "200%". */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}

/** The color of an element's background. */
export async function groundOf(part: Locator): Promise<string> {
  return await part.evaluate((part) => getComputedStyle(part).backgroundColor);
}

/**
 * What is wrong with how the page is laid out: sideways scrolling, text that is cut, sticks out of its box, covers
 * other text or what a hero's picture shows, touches the edge of the screen or of its box, or has lines too long to read,
 * labels that are not in the middle of their button or link, buttons or fields that touch, and Latin words that break,
 * including phone numbers, ranges, routes and names like Dallas-Fort Worth. Web addresses may break. If a line has no
 * room for them, so may email addresses, phone numbers and those names, and in large text long words.
 * @param isLarge whether the text is twice its size.
 * @returns One line for each fault, with where the text is written.
 */
export async function layoutFaults(page: Page, isLarge: boolean): Promise<string[]> {
  const faults = await page.evaluate((isLarge) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    document.body.normalize();
    const words =
      /(?<![\w-])(?:1-\d{3}-[A-Z\d]+(?:-[A-Z\d]+)*|\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|\p{Lu}\p{L}+-\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|\(?\d{3}(?:\) |-)\d{3}-\d{4}|(?:[A-Z]{2,3}|Loop) \d+|\d+ [AP]M)\b(?!-[A-Z\d])|\S+(?:@|:\/\/)\S+|[\p{Script=Latin}\p{N}.]+(?:\/[\p{Script=Latin}\p{N}.]+)*/gu;
    /** What is wrong, in the text of which elements, and in which part of it. */
    const faults: { what: string; words: string; part: string }[] = [];
    const fold = (text: string) => text.replaceAll(/\s+/g, " ").trim();
    const report = (what: string, elements: readonly Element[], part = "") =>
      faults.push({ what, words: elements.map(({ textContent }) => fold(textContent)).join("\n"), part: fold(part) });
    if (scrollWidth > clientWidth) report(`scrolls sideways by ${scrollWidth - clientWidth}`, []);

    const name = (element: Element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`;
    /** The element in which a text's lines are broken. */
    const blockOf = (element: Element) => {
      let block = element;
      while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
      return block;
    };
    const rectsOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()];
    };
    /** The words of an element's own text, each with its place. A text on one line counts as one word. */
    const wordsIn = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        const text = node.textContent ?? "";
        if (node.nodeType !== Node.TEXT_NODE || !text.trim()) return [];
        const whole = rectsOf(node, 0, text.length);
        if (whole.length < 2) return [[text, whole] as const];
        return [...text.matchAll(words)].map(
          ({ 0: word, index }) => [word, rectsOf(node, index, index + word.length)] as const,
        );
      });
    const texts = [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(".floating, .toasts, .skip-link, dialog, svg, .visually-hidden"))
      .filter((element) => wordsIn(element).length > 0);
    for (const element of texts) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut) report(`cut: ${name(element)}`, [element]);
      const block = blockOf(element);
      const end = block.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(block).paddingRight);
      for (const [word, rects] of wordsIn(element)) {
        if (rects.some((rect) => rect.right > end + 1)) report(`sticks out: ${word}`, [block], word);
        const room = end - Math.min(...rects.map((rect) => rect.left));
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        const lines = new Set(rects.map((rect) => Math.round(rect.top)));
        const isLong = / |@|\w\.\w/.test(word) || (isLarge && width >= clientWidth / 2);
        const isWhole = lines.size < 2 || word.includes("://");
        // A space at a line's end has no width.
        if (!isWhole && (width < room - 16 || !isLong)) report(`broken: ${word}`, [block], word);
      }
    }

    for (const button of document.querySelectorAll(
      ".button, .icon-button, .menu-button, .danger a, .list-link, .inline-link",
    )) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const parts = [button, ...button.querySelectorAll(":not(.visually-hidden)")];
      const label = parts
        .flatMap((part) =>
          part.matches("svg") ? [part.getBoundingClientRect()] : wordsIn(part).flatMap(([, at]) => at),
        )
        .filter(({ width, height }) => width > 1 && height > 1);
      if (label.length === 0) continue;
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const above = Math.min(...label.map((rect) => rect.top)) - top;
      const below = bottom - Math.max(...label.map((rect) => rect.bottom));
      const before = Math.min(...label.map((rect) => rect.left)) - left;
      const after = right - Math.max(...label.map((rect) => rect.right));
      // Beside its icon, a label of two lines may end before the edge of its box.
      const isCentered = !button.matches(".button") || Math.abs(before - after) <= 64;
      if (Math.abs(above - below) > 8 || !isCentered) report(`label not in the middle: ${name(button)}`, [button]);
    }

    const edges = new Map<Element, { start: number; end: number }>();
    /** Where the nearest edges begin and end that can be seen around a text: of a border, a background, or the page. */
    const edgesAround = (element: Element): { start: number; end: number } => {
      const known = edges.get(element);
      if (known) return known;
      const { backgroundColor, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const outer = element.parentElement ? edgesAround(element.parentElement) : { start: 0, end: clientWidth };
      const isFilled = !backgroundColor.endsWith(", 0)");
      const { left, right } = element.getBoundingClientRect();
      const found = {
        start: isFilled || borderLeftWidth !== "0px" ? left : outer.start,
        end: isFilled || borderRightWidth !== "0px" ? right : outer.end,
      };
      edges.set(element, found);
      return found;
    };
    for (const element of texts) {
      const { start, end } = edgesAround(element);
      const nodes = [...element.childNodes].filter((node) => node instanceof Text);
      for (const { left, right, width } of nodes.flatMap((node) => rectsOf(node, 0, node.length))) {
        // Spaces between elements have no width at a line's end.
        if (width < 2) continue;
        if (left < 8 || right > clientWidth - 8) report(`at the edge of the screen: ${name(element)}`, [element]);
        if (left < start + 4 || right > end - 4) report(`at the edge of its box: ${name(element)}`, [element]);
        // Larger letters, as of headings, may have longer lines.
        const longest = Math.max(800, 48 * Number.parseFloat(getComputedStyle(element).fontSize));
        if (!isLarge && width > longest) report(`a line of ${Math.round(width)} px: ${name(element)}`, [element]);
      }
    }

    const controls = [...document.querySelectorAll(".button, .chip, .field")]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest(".floating, .skip-link, dialog"),
      )
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    for (const [index, { control, box }] of controls.entries())
      for (const other of controls.slice(index + 1)) {
        const across = Math.max(box.left - other.box.right, other.box.left - box.right);
        const down = Math.max(box.top - other.box.bottom, other.box.top - box.bottom);
        if (across < 8 && down < 8)
          report(`touch: ${name(control)} / ${name(other.control)}`, [control, other.control]);
      }

    const picture = document.querySelector<HTMLImageElement>(".hero-picture:not(.hero-photo) img");
    // From this part of its width on, a picture shows its van, or its tower or board; the van is in its lower part.
    const [showsFrom, showsBelow] = picture?.closest(".hero-behind") ? [0.63, 0.6] : [0.41, 0];
    const place = picture?.closest(".hero-picture");
    const room = place?.getBoundingClientRect() ?? new DOMRect();
    // On phones it is above the words. Large text may need the room.
    if (picture && place && !isLarge && getComputedStyle(place).position === "absolute") {
      const [width = 0, height = 0] = ["width", "height"].map((side) => Number(picture.getAttribute(side)));
      const drawn = Math.max(room.width, (room.height * width) / height);
      const [across = ""] = getComputedStyle(picture).objectPosition.split(" ");
      const shownFrom = room.left + ((room.width - drawn) * Number.parseFloat(across)) / 100 + drawn * showsFrom;
      for (const element of texts.filter((element) => element.closest(".hero-words")))
        for (const [word, rects] of wordsIn(element))
          if (rects.some((rect) => rect.right > shownFrom && rect.bottom > room.top + room.height * showsBelow))
            report(`over the picture: ${word}`, [element], word);
    }

    const lines = texts.flatMap((element) => [...element.getClientRects()].map((rect) => ({ element, rect })));
    lines.sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.rect.top > a.rect.bottom) break;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across > 2 && down > 6) report(`overlap: ${name(a.element)} / ${name(b.element)}`, [a.element, b.element]);
      }
    }
    return faults;
  }, isLarge);
  const { pathname } = new URL(page.url());
  return faults.map(({ what, words, part }) => `${what} (${placesOf(pathname, words, part)})`);
}
