import { loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";

/** A cookie that a browser keeps as long as it keeps any, and sends when a person comes from elsewhere. */
export function lasting({ isHttps }: { isHttps: boolean }) {
  return {
    path: "/",
    maxAge: loginContextMaxAgeSeconds,
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
