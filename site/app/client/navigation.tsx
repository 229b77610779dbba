import { isSignUp } from "@frontdoor/contract/sign-up-paths.ts";
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { currentPlace, type NavigateOptions, writeEntry } from "./history.ts";
import { tellPage } from "./page-events.ts";
import type { Place, Visit } from "./visit.ts";

/** Leads to an address of this site, within the page. */
type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

/** Loads what an address shows; `null` where this site has no such page. */
type FindVisit = (place: Place) => Promise<Visit | null>;

const nowhere: Visit = {
  place: { path: "/", search: "", hash: "", state: null, key: "first" },
  routeId: "",
  params: {},
  page: { default: () => null, meta: () => [] },
  layout: { default: ({ children }) => children },
};

/** How long a page may be on its way, in milliseconds, before the browser shows that it loads, and tries itself. */
const patience = 2_500;

/** Only documents of the sign-up may start a worker (docs/decisions/0028): it is opened as one. */
const needsOwnDocument = (path: string, document: string) => isSignUp(path) && !isSignUp(document);

const NavigationContext = createContext<{ visit: Visit; navigate: Navigate }>({
  visit: nowhere,
  navigate: async () => {},
});

/** The page that is shown now. */
export function useVisit(): Visit {
  return useContext(NavigationContext).visit;
}

/** Where the browser is. Query, fragment and state are unknown while a page is prerendered. */
export function usePlace(): Place {
  return useVisit().place;
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePlace().search);
}

/** The function that leads on; always the same one. */
export function useNavigate(): Navigate {
  return useContext(NavigationContext).navigate;
}

/**
 * Knows which page is shown, and replaces it when a person follows a link, goes back or is led on. The
 * page stays until the next one has been loaded; what cannot be loaded in time is left to the browser.
 */
export function NavigationProvider({
  first,
  find,
  children,
}: {
  first: Visit;
  find: FindVisit;
  children: ReactNode;
}) {
  const [visit, show] = useState(first);
  const arrivals = useRef(0);

  const arrive = useCallback(
    async (url: URL, enter: () => void) => {
      tellPage("departure");
      arrivals.current += 1;
      const arrival = arrivals.current;
      const { pathname: path, search, hash } = url;
      const found = await Promise.race([
        find({ path, search, hash, state: null, key: "" }).catch(() => null),
        new Promise<null>((giveUp) => setTimeout(giveUp, patience, null)),
      ]);
      if (arrival !== arrivals.current) return;
      enter();
      if (found === null || needsOwnDocument(path, first.place.path)) window.location.reload();
      else startTransition(() => show({ ...found, place: currentPlace() }));
    },
    [find, first],
  );
  const navigate = useCallback<Navigate>(
    (to, options = {}) => {
      const url = new URL(to, window.location.href);
      return arrive(url, () => writeEntry(url, options));
    },
    [arrive],
  );
  useEffect(() => {
    const goBack = () => arrive(new URL(window.location.href), () => {});
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, [arrive]);

  return <NavigationContext value={{ visit, navigate }}>{children}</NavigationContext>;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site. */
  to: string;
  /** Goes with the navigation, and is not seen in the address. */
  state?: NonNullable<NavigateOptions["state"]>;
}

/** A link to a page of this site. Until the page can answer it is a link like any other. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    navigate(to, { replace: isHere, ...(state && { state }) });
  };
  return <a {...attributes} href={to} onClick={follow} />;
}
