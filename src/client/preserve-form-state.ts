type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Records what the driver has put into an island: what is typed, where the focus is, what is selected.
 * @returns A function that restores it. React renders an island anew, and loses all of that, when it finds other elements
 * than its own, such as those that password managers put between fields (React's error 418). Controls are found again
 * by their id, which must not come from useId: that gives others then.
 */
export function preserveFormState(island: HTMLElement): () => void {
  const controls = [...island.querySelectorAll<Control>("input, textarea, select, button")];
  const { activeElement } = document;
  return () => {
    for (const old of controls) {
      const control = document.getElementById(old.id);
      if (old.isConnected || !isControl(control)) continue;
      if (old.value !== preselectedValue(old)) control.value = old.value;
      if (old === activeElement) takeFocus(control, old);
    }
  };
}

/** The option that the page has preselected, which is not the driver's choice; "" for other controls, which come empty. */
function preselectedValue(control: Control): string {
  return control.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}

function isControl(element: HTMLElement | null): element is Control {
  return element !== null && "value" in element;
}

function takeFocus(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  if (!("setSelectionRange" in control && "setSelectionRange" in old)) return;
  const { selectionStart, selectionEnd } = old;
  // Fields for email addresses tell none, and take none.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
