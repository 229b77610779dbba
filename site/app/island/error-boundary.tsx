import { Component, type ReactNode } from "react";
import { BrokenPage } from "./broken-page.tsx";

interface ErrorBoundaryState {
  isBroken: boolean;
}

/** Shows `BrokenPage` where rendering fails; React logs the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
