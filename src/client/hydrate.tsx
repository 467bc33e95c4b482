import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { componentOf, ErrorBoundary, type IslandProps } from "../components/island-module.tsx";
import { preserveFormState } from "./preserve-form-state.ts";

/**
 * Lets React take over an island's HTML at once. If translators or extensions have changed it so that React
 * must render it again, the driver's text, focus, and selection are carried over.
 * @param module The island's module, which exports its component.
 */
export function hydrate(element: HTMLElement, module: unknown): void {
  const island = element.dataset.island ?? "";
  const Island = componentOf(island, module);
  if (!Island) throw new Error(`${island}.tsx does not export the island`);
  const props: IslandProps = JSON.parse(element.dataset.props ?? "");
  const restore = preserveFormState(element);
  // Synchronous, because a letter typed in between would be lost.
  flushSync(() => {
    hydrateRoot(
      element,
      <ErrorBoundary hotline={props.hotline}>
        <Island {...props} />
      </ErrorBoundary>,
      // React has recovered from changed HTML by itself: nothing to report.
      { identifierPrefix: element.id, onRecoverableError: () => {} },
    );
  });
  restore();
}
