/**
 * What a product adds to the address of a login or a sign-up, so that the person returns to where they came from: the
 * interaction of OpenID Connect, or the `state` of a product that takes hand-off codes.
 */
export const interactionParameter = "interaction" as const;
export const stateParameter = "state" as const;

/** Behind the `#` of a login's address: the name that a product expects somebody to log in with. */
export const loginHintParameter = "login_hint";

/** The most characters of a `state`; a longer one is left out, and the person still gets in. */
export const maximumStateLength = 512;

/** How long a browser remembers the return address: while a sign-up waits for its mail, or a password is reset. */
export const returnToSeconds = 3_600;

/** Where a product waits for a person. */
export type ReturnTo =
  | { kind: "interaction"; uid: string }
  /** Given back to the product as it came; only it knows what it means. */
  | { kind: "state"; state: string };

/** The return address that a query names: `interaction` before `state`; null for what never was one. */
export function returnToOf(query: {
  interaction?: string | undefined;
  state?: string | undefined;
}): ReturnTo | null {
  const { interaction: uid = "", state = "" } = query;
  if (/^[\w-]{1,64}$/.test(uid)) return { kind: "interaction", uid };
  return isState(state) ? { kind: "state", state } : null;
}

/** Visible ASCII, as OAuth has it (RFC 6749, A.5). */
function isState(text: string): boolean {
  return text.length <= maximumStateLength && /^[\x21-\x7e]+$/.test(text);
}
