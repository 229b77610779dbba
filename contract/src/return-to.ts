/**
 * What a product adds to the address of a login or a sign-up, so that the person returns to where they came from: the
 * interaction of OpenID Connect, or the `state` of a product that takes hand-off codes.
 */
export const interactionParameter = "interaction" as const;
export const stateParameter = "state" as const;

/** Behind the `#` of a login's address: the name that a product expects somebody to log in with. */
export const loginHintParameter = "login_hint";

/** The most characters of a `state`; a longer one is ignored, and the login still works. */
export const maximumStateLength = 512;

/** How long a browser remembers the return address: while a sign-up waits for its mail, or a password is reset. */
export const returnToSeconds = 3_600;

/** The return address to a product. */
export type ReturnTo =
  | { kind: "interaction"; uid: string }
  /** Returned to the product unchanged; only the product knows its meaning. */
  | { kind: "state"; state: string };

/** The return address in a query: `interaction` before `state`; null where there is no valid one. */
export function returnToOf(query: {
  interaction?: string | undefined;
  state?: string | undefined;
}): ReturnTo | null {
  const { interaction: uid = "", state = "" } = query;
  if (/^[\w-]{1,64}$/.test(uid)) return { kind: "interaction", uid };
  return isState(state) ? { kind: "state", state } : null;
}

/** Visible ASCII, as OAuth requires (RFC 6749, A.5). */
function isState(text: string): boolean {
  return text.length <= maximumStateLength && /^[\x21-\x7e]+$/.test(text);
}
