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
import type { Place, ShownPage } from "./shown-page.ts";

/** Goes to an address of this site without loading a new document. */
type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

/** Loads what an address shows; `null` where this site has no such page. */
type FindPage = (place: Place) => Promise<ShownPage | null>;

const nowhere: ShownPage = {
  place: { path: "", search: "", hash: "", state: null, key: "first" },
  routeId: "",
  params: {},
  page: { default: () => null, meta: () => [] },
  layout: { default: ({ children }) => children },
};

/** How long a page may take to load before the browser is left to load it itself, and shows that it does. */
const loadLimitMilliseconds = 2_500;

/**
 * Whether a page has to be loaded as a document: only documents of the sign-up may start a worker
 * (docs/decisions/0028).
 */
const needsOwnDocument = (path: string, document: string) => isSignUp(path) && !isSignUp(document);

const NavigationContext = createContext<{ shown: ShownPage; navigate: Navigate }>({
  shown: nowhere,
  navigate: async () => {},
});

/** The page that is shown now. */
export function useShownPage(): ShownPage {
  return useContext(NavigationContext).shown;
}

/** Where the browser is. Query, fragment and state are unknown while a page is prerendered. */
export function usePlace(): Place {
  return useShownPage().place;
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePlace().search);
}

/** The function that goes to another page; always the same one. */
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
  first: ShownPage;
  find: FindPage;
  children: ReactNode;
}) {
  const [shown, show] = useState(first);
  const arrivals = useRef(0);

  const arrive = useCallback(
    async (url: URL, enter: () => void) => {
      tellPage("departure");
      arrivals.current += 1;
      const arrival = arrivals.current;
      const { pathname: path, search, hash } = url;
      const found = await Promise.race([
        find({ path, search, hash, state: null, key: "" }).catch(() => null),
        new Promise<null>((giveUp) => setTimeout(giveUp, loadLimitMilliseconds, null)),
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

  return <NavigationContext value={{ shown, navigate }}>{children}</NavigationContext>;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site. */
  to: string;
  /** Goes with the navigation, and is not seen in the address. */
  state?: NonNullable<NavigateOptions["state"]>;
}

/** A link to a page of this site. Before hydration the browser follows it like any other link. */
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
