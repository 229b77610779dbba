import { Component, type ReactNode } from "react";
import { BrokenPage } from "./broken-page.tsx";

interface ErrorBoundaryProps {
  /** Differs for every navigation: a fault on one page is none of the next. */
  placeKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  isBroken: boolean;
}

/** Shows `BrokenPage` where rendering fails; React writes the fault to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.placeKey === this.props.placeKey) return;
    if (this.state.isBroken) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
