import { useHydrated } from "../../client/hydrated.ts";
import { usePlace } from "../../client/navigation.tsx";

/** Goes with the navigation from a confirmed removal to the patient page, which then says so. */
export const accountRemovedState = { accountRemoved: true } as const;

/** Whether this page was reached by confirming an account's removal; false while hydrating. */
export function useAccountRemoved(): boolean {
  const { state } = usePlace();
  return useHydrated() && state?.accountRemoved === true;
}
