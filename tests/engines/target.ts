/** Something to press or to fill in, as a person would name it. */
export interface Target {
  css: string;
  /** What it is called: its aria-label, else its label, else its text. */
  name?: string | undefined;
}

export function button(name: string, inside = ""): Target {
  return { css: `${inside} button`, name };
}

export function link(name: string, inside = ""): Target {
  return { css: `${inside} a[href]`, name };
}

export function field(name: string, inside = ""): Target {
  return { css: `${inside} :is(input, select, textarea)`, name };
}

/** Runs in the page: the first visible element that fits, brought into view without an animation. */
export function lookUp({ css, name }: Target): HTMLElement | null {
  const nameOf = (element: HTMLElement) => {
    const label = "labels" in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    const text = element.ariaLabel ?? (label ?? element).textContent;
    return text?.replaceAll(/\s+/g, " ").trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
