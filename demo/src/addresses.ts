import type { LoginProduct } from "@frontdoor/contract/products.ts";

export function pathsOf(product: LoginProduct) {
  const home = `/${product}`;
  return {
    home,
    records: `${home}/records`,
    login: `${home}/login`,
    signUp: `${home}/sign-up`,
    callback: `${home}/callback`,
    logout: `${home}/logout`,
    loggedOut: `${home}/logged-out`,
    backChannelLogout: `${home}/back-channel-logout`,
    webhook: `${home}/webhook`,
  } as const;
}

export type Paths = ReturnType<typeof pathsOf>;

/**
 * Where a person goes on who asked for a page before they were logged in. What leads anywhere but to a page of this
 * product leads home: an address that others write must not send people away under our name.
 * @param asked a path with its query, as the request names it
 */
export function returnPath(asked: string | undefined, { home }: Paths): string {
  const origin = "http://product.invalid";
  const base = `${origin}${home}`;
  if (asked === undefined || !URL.canParse(asked, base)) return home;
  const url = new URL(asked, base);
  const isOurs = url.origin === origin && `${url.pathname}/`.startsWith(`${home}/`);
  return isOurs ? url.pathname + url.search : home;
}
