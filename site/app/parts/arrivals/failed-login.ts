import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";
import type { LoginError } from "../login-error/login-error.ts";

/**
 * The history state that a sign-up gives the login page when logging in after it failed: the page then says
 * why (Q053).
 */
export function failedLoginState(error: LoginError): { failedLogin: LoginError } {
  return { failedLogin: error };
}

/** Why the login after a sign-up failed, if that led to this page; `null` while hydrating. */
export function useFailedLogin(): LoginError | null {
  const { state } = usePlace();
  const isHydrated = useHydrated();
  return isHydrated && state?.failedLogin ? (state.failedLogin as LoginError) : null;
}
