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
import { useShownPage } from "./navigation.tsx";
import { tellPage } from "./page-events.ts";
import type { Params, ShownPage } from "./shown-page.ts";
import {
  askedContext,
  type KeptContext,
  readStoredAudience,
  storeAudience,
} from "./stored-audience.ts";

/** What a page may choose its audience by; both are absent while the page is prerendered. */
interface AudienceSources {
  cookie?: string | undefined;
  /** The audience before this navigation, or the one that this tab kept. */
  stored?: KeptContext | undefined;
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
  /** The current context: one of the three, or empty (S1.002). */
  audience: CurrentContext;
  /** False until cookie and stored value have been read: what is shown before may still change. */
  settled: boolean;
  /** Sets the context until the next page that sets its own; `askedContext` forgets it. */
  choose: (audience: KeptContext) => void;
}

const currentContexts: readonly CurrentContext[] = ["", ...contexts];
const keptContexts: readonly KeptContext[] = [...currentContexts, askedContext];
const AudienceContext = createContext<Audience>({
  audience: "",
  settled: false,
  choose: () => {},
});

/** The one value that all screens read (S1.002). */
export function useAudience(): Audience {
  return useContext(AudienceContext);
}

interface Kept {
  context: KeptContext;
  /** The place that it was found for. */
  place: string;
  settled: boolean;
}

/**
 * Keeps the current context: the page that is navigated to sets it (Q017), a screen may change it, and
 * it is mirrored in the tab's session storage and on `<html data-context>`.
 */
export function AudienceProvider({ children }: { children: ReactNode }) {
  const shown = useShownPage();
  const place = `${shown.place.key} ${shown.place.path}`;
  const [state, setState] = useState<Kept>({
    context: initialAudience(shown),
    place,
    settled: false,
  });
  const moved = state.place !== place;
  const current = moved ? { ...state, place, context: keptOnArrival(shown, state.context) } : state;
  if (moved) setState(current);
  const { context, settled } = current;
  const audience = contextOf(context);

  const settle = useEffectEvent(() =>
    setState((before) => ({
      ...before,
      settled: true,
      context: earlyChoice() ?? keptOnArrival(shown, readStoredAudience()),
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
    storeAudience(context);
  }, [audience, context, settled]);

  const choose = (chosen: KeptContext) => setState((before) => ({ ...before, context: chosen }));
  return <AudienceContext value={{ audience, settled, choose }}>{children}</AudienceContext>;
}

/** The audience of a page while it is prerendered: the one that its address alone names. */
export function initialAudience(shown: ShownPage): CurrentContext {
  return audienceOf(shown, {}) ?? "";
}

/**
 * Which audience a page will be for whose address does not say: a row for each value of the cookie, in it
 * an entry for each stored context. The script that starts the page looks its audience up there before
 * anything is painted. Any other value of the cookie stands under `*`.
 */
export function audienceTable(shown: ShownPage): Record<string, Record<string, CurrentContext>> {
  const at = (cookie: string) =>
    Object.fromEntries(
      keptContexts.map((stored) => [stored, contextOf(keptOnArrival(shown, stored, cookie))]),
    );
  return Object.fromEntries([...currentContexts, "*"].map((cookie) => [cookie, at(cookie)]));
}

/**
 * What is kept once a page has been reached. A page that names no product keeps that a person has to be
 * asked for one.
 */
function keptOnArrival(
  shown: ShownPage,
  stored: KeptContext,
  cookie = readLoginContextCookie(),
): KeptContext {
  const found = audienceOf(shown, { stored, cookie }) ?? stored;
  return found || (stored === askedContext ? stored : "");
}

function contextOf(kept: KeptContext): CurrentContext {
  return kept === askedContext ? "" : kept;
}

function audienceOf(
  { page, params }: ShownPage,
  sources: AudienceSources,
): CurrentContext | undefined {
  if (!hasAudience(page.handle)) return undefined;
  const { audience } = page.handle;
  return typeof audience === "function" ? audience(params, sources) : audience;
}

function hasAudience(handle: unknown): handle is AudienceHandle {
  return typeof handle === "object" && handle !== null && "audience" in handle;
}
