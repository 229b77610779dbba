import { useLocation } from "../../client/location.ts";
import type { LoginError } from "../login-error.ts";

/** Passed from a sign-up to the login page when logging in failed: the page then says why (Q053). */
export function failedLoginState(error: LoginError): { failedLogin: LoginError } {
  return { failedLogin: error };
}

/** The same for a login page that answers a sign-up without script: its first state. */
export function failedLoginStep(error: LoginError) {
  return { step: { at: "failed", error } } as const;
}

/** Why the login after a sign-up failed; `null` without one, and until hydration. */
export function useFailedLogin(): LoginError | null {
  const { state } = useLocation();
  return state?.failedLogin ? (state.failedLogin as LoginError) : null;
}
