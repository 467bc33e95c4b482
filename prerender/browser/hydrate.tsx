import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { componentOf } from "../component-of.ts";
import { type IslandProps, IslandRoot } from "../island-root.tsx";
import { rememberControls } from "./remember-controls.ts";

/**
 * Lets React take over an island's HTML as it stands, at once. Where translators or extensions have changed it so that
 * React must render it anew, the driver's typing, focus and selection are carried over.
 * @param module The island's module; its one exported component is the island.
 */
export function hydrate(element: HTMLElement, module: unknown): void {
  const Island = componentOf(module);
  if (!Island) throw new Error("The island's module exports no component");
  const props: IslandProps = JSON.parse(element.dataset.props ?? "");
  const bringBack = rememberControls(element);
  // In one go, or a letter typed in between would be lost.
  flushSync(() => {
    hydrateRoot(
      element,
      <IslandRoot hotline={props.hotline}>
        <Island {...props} />
      </IslandRoot>,
      // React has recovered by itself from other elements than its own: nothing to report.
      { identifierPrefix: element.id, onRecoverableError: () => {} },
    );
  });
  bringBack();
}
