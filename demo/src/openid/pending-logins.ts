import { randomBytes } from "node:crypto";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";

/** A login that a browser has begun: the values that verify the callback, and where the person returns to. */
export interface PendingLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

/** As long as the front door keeps the return address, because a sign-up includes the wait for a mail. */
export const pendingSeconds = 3_600;
const largestCount = 10_000;

/** Pending logins, in memory. A product with several processes keeps them in its database or in an encrypted cookie. */
export function createPendingLogins(clock: () => Date) {
  const pending = new Map<string, { login: PendingLogin; browser: string; endsAt: number }>();
  const browsers = () => new Set([...pending.values()].map(({ browser }) => browser));
  return {
    /** Begins a login. @param shown the value of the browser's cookie, if any: each tab of a browser may begin a login */
    begin(shown: string | undefined, returnTo: string) {
      const now = clock().getTime();
      for (const [state, { endsAt }] of pending) if (endsAt <= now) pending.delete(state);
      const [oldest] = pending.keys();
      if (pending.size >= largestCount && oldest !== undefined) pending.delete(oldest);
      // An unknown value is replaced, because an attacker may have set it (session fixation).
      const browser =
        shown !== undefined && browsers().has(shown)
          ? shown
          : randomBytes(32).toString("base64url");
      const login: PendingLogin = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        returnTo,
      };
      pending.set(login.state, { login, browser, endsAt: now + pendingSeconds * 1_000 });
      return { browser, login };
    },
    /** Removes and returns the login with this state, if this browser began it. */
    take(browser: string | undefined, state: string | null): PendingLogin | null {
      const found = pending.get(state ?? "");
      if (found === undefined || found.browser !== browser) return null;
      pending.delete(found.login.state);
      return clock().getTime() < found.endsAt ? found.login : null;
    },
  };
}
