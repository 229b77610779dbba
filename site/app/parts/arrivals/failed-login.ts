import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";
import type { LoginError } from "../login-error/login-error.ts";

/** Goes with the navigation from a sign-up whose login failed to the login, which then says why (Q053). */
export function failedLoginState(error: LoginError): { failedLogin: LoginError } {
  return { failedLogin: error };
}

/** Why the login before this page failed, if that is how it was reached; `null` while hydrating. */
export function useFailedLogin(): LoginError | null {
  const { state } = usePlace();
  const isHydrated = useHydrated();
  return isHydrated && state?.failedLogin ? (state.failedLogin as LoginError) : null;
}
