import { useLocation } from "../../client/location.ts";
import type { LoginError } from "../login-error/login-error.ts";

/** What a sign-up tells the login page when logging in after it failed: the page then says why (Q053). */
export function failedLoginState(error: LoginError): { failedLogin: LoginError } {
  return { failedLogin: error };
}

/** The same for a login page that answers a sign-up without script: where it stands. */
export function failedLoginStep(error: LoginError) {
  return { step: { at: "failed", error } } as const;
}

/** Why the login after a sign-up failed, if that led to this page; `null` until the page is hydrated. */
export function useFailedLogin(): LoginError | null {
  const { state } = useLocation();
  return state?.failedLogin ? (state.failedLogin as LoginError) : null;
}
