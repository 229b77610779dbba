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
 * The address to return to after a login. Addresses outside this product are replaced by its home page, so that a link
 * from elsewhere cannot use the login as an open redirect.
 * @param asked the requested path with its query
 */
export function returnPath(asked: string | undefined, { home }: Paths): string {
  const origin = "http://product.invalid";
  const base = `${origin}${home}`;
  if (asked === undefined || !URL.canParse(asked, base)) return home;
  const url = new URL(asked, base);
  const isOurs = url.origin === origin && `${url.pathname}/`.startsWith(`${home}/`);
  return isOurs ? url.pathname + url.search : home;
}
