import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What takes the part's place if it throws. Without it nothing does: a broken toast must not break its form. */
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
