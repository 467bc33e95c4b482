import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { componentOf, ErrorBoundary, type IslandProps } from "../components/island-module.tsx";

type IslandModules = Record<string, Record<string, unknown>>;

/** The browser finds an island's code by its file name, so every island must be a file in src/islands/. */
const modules: IslandModules = import.meta.glob(["/src/islands/*.tsx", "!**/*.test.tsx"], { eager: true });

interface IslandElementProps<P extends IslandProps> {
  of: ComponentType<P>;
  /** Must survive JSON: the browser reads them from the page. */
  props: P;
}

/**
 * A part of a static page that React takes over in the browser at the first sign of intent. It is rendered
 * here as its own React root, with attributes for the entry script.
 * @throws {Error} if no file in src/islands/ exports the component under the file's name.
 */
export function Island<P extends IslandProps>({ of: Component, props }: IslandElementProps<P>) {
  const id = useId();
  const html = renderToString(
    <ErrorBoundary hotline={props.hotline}>
      <Component {...props} />
    </ErrorBoundary>,
    { identifierPrefix: id },
  );
  return (
    <div
      id={id}
      data-island={islandName(Component, modules)}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The name of the component's file: ContactForm is in "/src/islands/contact-form.tsx", which is "contact-form". */
export function islandName(component: unknown, candidates: IslandModules): string {
  for (const [file, exports] of Object.entries(candidates)) {
    const island = file.replace(/^.*\/|\.tsx$/g, "");
    if (component && componentOf(island, exports) === component) return island;
  }
  const name = typeof component === "function" ? component.name : String(component);
  throw new Error(`<Island of={${name}}>: no file in src/islands/ is named after ${name} and exports it`);
}
