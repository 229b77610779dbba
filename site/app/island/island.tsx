import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { Component, type ComponentType, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useHydrated } from "../client/hydrated.ts";
import { hydratedEvent } from "../client/island-events.ts";
import { type IslandPage, IslandPageProvider } from "../client/island-page.ts";
import { BrokenPage } from "./broken-page.tsx";
import { watchForTranslation } from "./translation.ts";

const translated = import.meta.env.SSR ? null : watchForTranslation();

interface IslandProps {
  page: IslandPage;
  /** JSON that the server writes into a document that answers a form. */
  posted?: string;
}

/**
 * Makes a component an island with its own React root: provides the document's data, announces hydration, and contains
 * its rendering errors.
 */
export function island<Props extends object>(Content: ComponentType<Props>) {
  return function Island({ page, posted, ...props }: Props & IslandProps) {
    const known = useMemo(
      () => (posted === undefined ? page : { ...page, posted: JSON.parse(posted) as Posted }),
      [page, posted],
    );
    return (
      <IslandPageProvider value={known}>
        <Answering>
          <ErrorBoundary>
            <Content {...(props as Props)} />
          </ErrorBoundary>
        </Answering>
      </IslandPageProvider>
    );
  };
}

function Answering({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  // Input from before hydration is replayed after this event, and may need browser state and restored fields. In a
  // translated page it would be answered before React can change the page.
  useEffect(() => {
    if (!isHydrated) return;
    const tell = () => place.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    if (translated) translated.then(tell, tell);
    else tell();
  }, [isHydrated]);
  return (
    <div ref={place} className="island">
      {children}
    </div>
  );
}

interface ErrorBoundaryState {
  isBroken: boolean;
}

/** Shows `BrokenPage` where rendering fails; React logs the error to the console. */
class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
