import { type CurrentContext, contexts } from "@frontdoor/contract/contexts.ts";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { earlyChoice } from "./early-input.ts";
import { readLoginContextCookie } from "./login-context-cookie.ts";
import { useVisit } from "./navigation.tsx";
import { tellPage } from "./page-events.ts";
import { readStoredAudience, storeAudience } from "./stored-audience.ts";
import type { Params, Visit } from "./visit.ts";

/** What a page may choose its audience by; both are absent while the page is prerendered. */
interface AudienceSources {
  cookie?: string | undefined;
  /** The audience before this navigation, or the one of this tab's last visit. */
  stored?: CurrentContext | undefined;
}

/**
 * What a route says of the audience in its `handle`: a fixed context, or a function of the address and
 * the sources. `undefined` leaves the current one (Q017).
 */
export interface AudienceHandle {
  audience:
    | CurrentContext
    | ((params: Params, sources: AudienceSources) => CurrentContext | undefined);
}

interface Audience {
  /** The current context (S1.002): one of the three, or empty. */
  audience: CurrentContext;
  /** False until cookie and stored value have been read: what is shown before may still change. */
  settled: boolean;
  /** Sets the context until the next navigation to a page that sets its own. */
  choose: (audience: CurrentContext) => void;
}

const currentContexts: readonly CurrentContext[] = ["", ...contexts];
const AudienceContext = createContext<Audience>({
  audience: "",
  settled: false,
  choose: () => {},
});

/** The one value that all screens read (S1.002). */
export function useAudience(): Audience {
  return useContext(AudienceContext);
}

/**
 * Keeps the current context: the page that is navigated to sets it (Q017), a screen may change it, and
 * it is mirrored in the tab's session storage and on `<html data-context>`.
 */
export function AudienceProvider({ children }: { children: ReactNode }) {
  const visit = useVisit();
  const place = `${visit.place.key} ${visit.place.path}`;
  const [state, setState] = useState({ audience: initialAudience(visit), place, settled: false });
  const moved = state.place !== place;
  const current = moved
    ? { ...state, place, audience: arrivalAudience(visit, state.audience) }
    : state;
  if (moved) setState(current);
  const { audience, settled } = current;

  const settle = useEffectEvent(() =>
    setState((before) => ({
      ...before,
      settled: true,
      audience: earlyChoice() ?? arrivalAudience(visit, readStoredAudience()),
    })),
  );
  useEffect(() => settle(), []);
  // Only now: what was pressed before may depend on the audience, and on fields that are read back.
  useEffect(() => {
    if (settled) tellPage("hydrated");
  }, [settled]);

  useLayoutEffect(() => {
    if (!settled) return;
    document.documentElement.dataset.context = audience;
    storeAudience(audience);
  }, [audience, settled]);

  const choose = (chosen: CurrentContext) =>
    setState((before) => ({ ...before, audience: chosen }));
  return <AudienceContext value={{ audience, settled, choose }}>{children}</AudienceContext>;
}

/** The audience of a page while it is prerendered: what its address alone says. */
export function initialAudience(visit: Visit): CurrentContext {
  return audienceOf(visit, {}) ?? "";
}

/**
 * What an undecided page will be for, by cookie and by stored context: the script that starts it looks its
 * audience up before anything is painted. The cookie may hold anything, which stands under `*`.
 */
export function audienceTable(visit: Visit): Record<string, Record<string, CurrentContext>> {
  const at = (cookie: string) =>
    Object.fromEntries(
      currentContexts.map((stored) => [stored, arrivalAudience(visit, stored, cookie)]),
    );
  return Object.fromEntries([...currentContexts, "*"].map((cookie) => [cookie, at(cookie)]));
}

function arrivalAudience(visit: Visit, stored: CurrentContext, cookie = readLoginContextCookie()) {
  return audienceOf(visit, { stored, cookie }) ?? stored;
}

function audienceOf({ page, params }: Visit, sources: AudienceSources): CurrentContext | undefined {
  if (!hasAudience(page.handle)) return undefined;
  const { audience } = page.handle;
  return typeof audience === "function" ? audience(params, sources) : audience;
}

function hasAudience(handle: unknown): handle is AudienceHandle {
  return typeof handle === "object" && handle !== null && "audience" in handle;
}
