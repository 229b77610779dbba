import { type ReactNode, useEffect } from "react";
import { AudienceProvider } from "./client/audience.tsx";
import { NavigationProvider, useShownPage } from "./client/navigation.tsx";
import { type ShownPage, titleOf } from "./client/shown-page.ts";
import { findPage } from "./find-page.ts";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { ScrollToTop } from "./shell/scroll-to-top.tsx";
import { UsageCounts } from "./shell/usage-counts.tsx";

/** The application, from the page that was asked for first. */
export function Root({ first }: { first: ShownPage }) {
  return (
    <NavigationProvider first={first} find={findPage}>
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
  return <ErrorBoundary placeKey={useShownPage().place.key}>{children}</ErrorBoundary>;
}

function CurrentPage() {
  const { page, layout } = useShownPage();
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
  return (
    <layout.default>
      <page.default />
    </layout.default>
  );
}
