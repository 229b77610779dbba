import { useEffect } from "react";
import { AudienceProvider } from "./client/audience.tsx";
import { NavigationProvider, useVisit } from "./client/navigation.tsx";
import { titleOf, type Visit } from "./client/visit.ts";
import { findVisit } from "./find-visit.ts";
import { ScrollToTop } from "./root/scroll-to-top.tsx";
import { UsageCounts } from "./root/usage-counts.tsx";

/** The application, from the page that was asked for first. */
export function Root({ first }: { first: Visit }) {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <NavigationProvider first={first} find={findVisit}>
      <AudienceProvider>
        <ScrollToTop />
        <UsageCounts />
        <CurrentPage />
      </AudienceProvider>
    </NavigationProvider>
  );
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
