import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";

/** The history state that a changed password gives the login page, which then says so. */
export const passwordChangedState = { passwordChanged: true } as const;

/** Whether this page was reached by changing a password; false while hydrating. */
export function usePasswordChanged(): boolean {
  const { state } = usePlace();
  return useHydrated() && state?.passwordChanged === true;
}
