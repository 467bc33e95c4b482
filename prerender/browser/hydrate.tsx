import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandProps, IslandRoot } from "../island-root.tsx";

/**
 * Lets React take over an island's HTML as it stands.
 * @param module The island's module; its one exported component is the island.
 * @returns When React has attached its handlers.
 */
export function hydrate(element: HTMLElement, module: unknown): Promise<void> {
  const Island = componentOf(module);
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

function componentOf(module: unknown): ComponentType<IslandProps> {
  const component = Object.values(Object(module)).find((value) => typeof value === "function");
  if (!component) throw new Error("The island's module exports no component");
  return component as ComponentType<IslandProps>;
}

function AfterCommit({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
