import { loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";

export interface CookieSettings {
  isHttps: boolean;
}

/** A cookie's name: under https one that no other host can set, which wants the path of everything. */
export const hostCookie = (name: string, { isHttps }: CookieSettings) =>
  isHttps ? `__Host-${name}` : name;

/** A cookie that a browser keeps as long as it keeps any, and sends when a person comes from elsewhere. */
export function lasting({ isHttps }: CookieSettings) {
  return {
    path: "/",
    maxAge: loginContextMaxAgeSeconds,
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
