import { useLocation } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";

/** Passed to the patient page after a confirmed removal, which then says so. */
export const accountRemovedState = { accountRemoved: true } as const;

/** Whether this page follows the removal of an account; with script false until hydration. */
export function useAccountRemoved(): boolean {
  const { state } = useLocation();
  const posted = usePosted<Partial<typeof accountRemovedState>>();
  return state?.accountRemoved === true || posted?.state.accountRemoved === true;
}
