import { Component, type ReactNode } from "react";
import type { Hotline } from "../src/business/schema.ts";
import { ErrorFallback } from "../src/components/error-fallback.tsx";

/** What every island gets: whatever happens to it, it can say whom to call. */
export interface IslandProps {
  hotline: Hotline;
}

interface IslandRootProps extends IslandProps {
  children: ReactNode;
}

type IslandRootState = { failure: undefined } | { failure: { error: unknown } };

/** The root of each island: an island that throws is replaced by the error fallback, and by nothing else. */
export class IslandRoot extends Component<IslandRootProps, IslandRootState> {
  override state: IslandRootState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): IslandRootState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, hotline } = this.props;
    return failure ? <ErrorFallback error={failure.error} hotline={hotline} /> : children;
  }
}
