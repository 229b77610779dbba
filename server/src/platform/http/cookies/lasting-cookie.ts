import { loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";

export interface CookieSettings {
  isHttps: boolean;
}

/** A cookie's name: under HTTPS with the prefix that keeps other hosts from setting it and requires the path `/`. */
export const hostCookie = (name: string, { isHttps }: CookieSettings) =>
  isHttps ? `__Host-${name}` : name;

/** A cookie with the longest lifetime that browsers allow, sent also when a person comes from another site. */
export function lasting({ isHttps }: CookieSettings) {
  return {
    path: "/",
    maxAge: loginContextMaxAgeSeconds,
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
