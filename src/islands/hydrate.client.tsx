import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { textOf, writeFields } from "./field-values.ts";
import { ISLANDS } from "./island-table.ts";

/**
 * Lets React take over an island's HTML. If translators or extensions have changed it so that React must render it
 * again, the driver's text, focus, and selection are carried over.
 * @param framed puts around the island what the page had around it at build.
 */
export function hydrate(element: HTMLElement, framed: (tree: ReactNode) => ReactNode): void {
  const { island } = element.dataset;
  const [, Island] = ISLANDS.find(([name]) => name === island) ?? [];
  if (!Island) throw new Error(`There is no ${island}.island.tsx`);
  const restore = preserveFormState(element);
  // Synchronous, because a letter typed in between would be lost.
  flushSync(() => {
    hydrateRoot(
      element,
      framed(<Island />),
      // React renders HTML that others have changed again. A warning on any other page is a fault, which tests see.
      { onRecoverableError: console.warn },
    );
  });
  restore();
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Records the driver's text, focus, and selection in an island. React renders an island again, and loses all of that,
 * if it finds elements that it did not render, such as those of password managers (React's error 418).
 * @returns a function that restores them. It finds controls by their ids, which must not come from useId: those change.
 * Checkboxes have none: it finds them by name and value.
 */
function preserveFormState(island: HTMLElement): () => void {
  const find = () => [...island.querySelectorAll<Control>("[data-line], button")];
  const controls = find();
  const { activeElement } = document;
  return () => {
    const rendered = find();
    const lost = controls.flatMap((old) => {
      const control = rendered.find(({ id, name, value }) =>
        id ? id === old.id : name === old.name && value === old.value,
      );
      return control && !old.isConnected ? [{ old, control }] : [];
    });
    writeFields(lost.map(({ old, control }) => [control, textOf(old)]));
    for (const { old, control } of lost) if (old === activeElement) takeFocus(control, old);
  };
}

function takeFocus(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  // Buttons, selects and email fields have no selection, and setting one fails.
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  if (typeof selectionStart === "number") (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
