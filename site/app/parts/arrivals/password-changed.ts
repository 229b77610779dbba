import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";

/** Goes with the navigation from a changed password to the login, which then says so once. */
export const passwordChangedState = { passwordChanged: true } as const;

/** Whether this page was reached by changing a password; false while hydrating. */
export function usePasswordChanged(): boolean {
  const { state } = usePlace();
  return useHydrated() && state?.passwordChanged === true;
}
