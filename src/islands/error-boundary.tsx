import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What takes the place of the part if it throws; nothing for an extra, which must not take its form along. */
  instead?(error: unknown): ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** Around a part that may fail alone: if it throws, the rest stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.instead?.(failure.error) : this.props.children;
  }
}
