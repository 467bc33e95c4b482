import { Component, type ReactNode } from "react";
import { ErrorFallback } from "./error-fallback.tsx";
import type { IslandProps } from "./island-module.ts";

interface ErrorBoundaryProps extends IslandProps {
  children: ReactNode;
}

type ErrorBoundaryState = { failure: undefined } | { failure: { error: unknown } };

/** Stands around each island: one that throws is replaced by the error fallback, and the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, hotline } = this.props;
    return failure ? <ErrorFallback error={failure.error} hotline={hotline} /> : children;
  }
}
