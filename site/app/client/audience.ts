import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { useSyncExternalStore } from "react";
import { useHydrated } from "./hydrated.ts";
import { useIslandPage } from "./island-page.ts";
import { audienceEvent, showAudience, shownAudience } from "./shown-audience.ts";
import type { KeptContext } from "./stored-audience.ts";

interface Audience {
  /** The current context; empty without one (S1.002). */
  audience: CurrentContext;
  /** False until the page is hydrated, after which the context may still change. */
  settled: boolean;
  /** Sets the context until a page sets its own; `askedContext` forgets it. */
  choose: (audience: KeptContext) => void;
}

/** The current context for all screens (S1.002). */
export function useAudience(): Audience {
  const page = useIslandPage();
  const audience = useSyncExternalStore(listen, shownAudience, () => page.audience);
  return { audience, settled: useHydrated(), choose: showAudience };
}

function listen(tell: () => void): () => void {
  document.addEventListener(audienceEvent, tell);
  return () => document.removeEventListener(audienceEvent, tell);
}
