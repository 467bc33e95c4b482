type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Remembers what the driver has put into an island: what is typed, where the focus is, what is selected.
 * @returns Brings it back where React has rendered the island anew, which loses it: it does so when it finds other
 * elements than its own, such as those that password managers put between fields (React's error 418). Controls are found
 * again by their id, which must not be React's own (useId gives others then).
 */
export function rememberControls(island: HTMLElement): () => void {
  const controls = [...island.querySelectorAll<Control>("input, textarea, select, button")];
  const { activeElement } = document;
  return () => {
    for (const old of controls) {
      const control = document.getElementById(old.id);
      if (old.isConnected || !isControl(control)) continue;
      if (old.value !== ownValue(old)) control.value = old.value;
      if (old === activeElement) takeFocus(control, old);
    }
  };
}

/** What the page itself has chosen in a select, which nobody else has yet; "" for other controls, which come empty. */
function ownValue(control: Control): string {
  return control.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}

function isControl(element: HTMLElement | null): element is Control {
  return element !== null && "value" in element;
}

function takeFocus(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  if (!("setSelectionRange" in control && "setSelectionRange" in old)) return;
  const { selectionStart, selectionEnd } = old;
  // Fields for e-mail addresses tell none, and take none.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
