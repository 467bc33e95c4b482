import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { componentOf } from "../component-of.ts";
import { type IslandProps, IslandRoot } from "../island-root.tsx";

/**
 * Lets React take over an island's HTML as it stands.
 * @param module The island's module; its one exported component is the island.
 * @returns When React has attached its handlers.
 */
export function hydrate(element: HTMLElement, module: unknown): Promise<void> {
  const Island = componentOf(module);
  if (!Island) throw new Error("The island's module exports no component");
  const props: IslandProps = JSON.parse(element.dataset.props ?? "");
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <AfterCommit run={resolve}>
        <IslandRoot hotline={props.hotline}>
          <Island {...props} />
        </IslandRoot>
      </AfterCommit>,
      { identifierPrefix: element.id },
    );
  });
}

function AfterCommit({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
