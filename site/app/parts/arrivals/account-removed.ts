import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";

/**
 * The history state that a confirmed removal gives the patient page, which then says that the account was
 * removed.
 */
export const accountRemovedState = { accountRemoved: true } as const;

/** Whether this page was reached by confirming an account's removal; false while hydrating. */
export function useAccountRemoved(): boolean {
  const { state } = usePlace();
  return useHydrated() && state?.accountRemoved === true;
}
