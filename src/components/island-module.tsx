import { Component, type ComponentType, type ReactNode } from "react";
import { telLink } from "../request/links.ts";
import type { PhoneNumber } from "../request/phone-numbers.ts";

/** The props that every island has, so that it can show the number to call, whatever fails. */
export interface IslandProps {
  hotline: PhoneNumber;
}

/** An island's component, which has the name of its file: contact-form.tsx exports ContactForm. */
export function componentOf(island: string, module: unknown): ComponentType<IslandProps> | undefined {
  const name = island.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object(module)[name];
}

interface ErrorBoundaryProps extends IslandProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** Wraps each island: if one throws, an error message replaces it, and the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, hotline } = this.props;
    return failure ? <ErrorFallback error={failure.error} hotline={hotline} /> : children;
  }
}

/** Replaces a part of the page that failed. It depends on nothing that could fail too. */
function ErrorFallback({ error, hotline }: { error: unknown; hotline: PhoneNumber }) {
  return (
    <div role="alert" className="sign p-[min(2.5rem,7vw)]">
      <h2 className="text-xl">Unexpected Application Error!</h2>
      <p className="mt-2">{describe(error)}</p>
      <a href={telLink(hotline.e164)} className="button button-call mt-4 w-full">
        {`Call ${hotline.display}`}
      </a>
    </div>
  );
}

/** The error's status if it has one, or its message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message) return error.message;
  return String(error || "Unknown error");
}
