import { vi } from "vitest";
import { locate, type Point, type Target } from "./page.ts";

/** How long something may take to be there, in milliseconds. */
export const PATIENCE = { timeout: 8000, interval: 50 };

/** A browser that is not Chromium, with one tab of phone size, 390 x 844. It reaches this computer alone. */
export interface Driver {
  /** Opens an address of the site, and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** What a function gives that runs in the page. It can use nothing but its arguments. */
  read<Args extends unknown[], Result>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  tap(point: Point): Promise<void>;
  /** Types into what has the focus. */
  write(text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  /** Lets the open page know where the device is. */
  allowGps(): Promise<void>;
  /** Links to outside programs that the page asked the browser to open. */
  openings(): Promise<string[]>;
  /** Errors and warnings of the console. */
  errors(): Promise<string[]>;
}

export type Tab = ReturnType<typeof tabOf>;

/** What a visitor can do in a browser's tab. */
export function tabOf(driver: Driver) {
  /** Waits until it is there, brings it into view, and presses it. */
  const click = async (target: Target) => {
    const point = await vi.waitFor(async () => {
      const found = await driver.read(locate, target);
      if (!found) throw new Error(`Nothing to see of '${target.name ?? target.css}'`);
      return found;
    }, PATIENCE);
    await driver.tap(point);
  };
  return {
    ...driver,
    click,
    /** Fills in a form whose fields have these names. */
    async fill(typed: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, text] of Object.entries(typed)) {
        if (await driver.read(choose, name, text)) continue;
        await click({ css: `[name=${name}]` });
        await driver.write(text);
      }
    },
  };
}

/** Runs in the page: chooses an option of a select. @returns whether the field is one. */
function choose(name: string, value: string): boolean {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!select) return false;
  select.focus();
  select.value = value;
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
