import { type ReactNode, useEffect } from "react";
import { AudienceProvider } from "./client/audience.tsx";
import { NavigationProvider, useVisit } from "./client/navigation.tsx";
import { titleOf, type Visit } from "./client/visit.ts";
import { findVisit } from "./find-visit.ts";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { ScrollToTop } from "./shell/scroll-to-top.tsx";
import { UsageCounts } from "./shell/usage-counts.tsx";

/** The application, from the page that was asked for first. */
export function Root({ first }: { first: Visit }) {
  return (
    <NavigationProvider first={first} find={findVisit}>
      <OrBrokenPage>
        <AudienceProvider>
          <ScrollToTop />
          <UsageCounts />
          <CurrentPage />
        </AudienceProvider>
      </OrBrokenPage>
    </NavigationProvider>
  );
}

function OrBrokenPage({ children }: { children: ReactNode }) {
  return <ErrorBoundary visitKey={useVisit().place.key}>{children}</ErrorBoundary>;
}

function CurrentPage() {
  const { page, layout } = useVisit();
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
  return (
    <layout.default>
      <page.default />
    </layout.default>
  );
}
