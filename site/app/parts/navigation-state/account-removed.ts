import { useLocation } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";

/** What a confirmed removal tells the patient page, which then says that the account was removed. */
export const accountRemovedState = { accountRemoved: true } as const;

/** Whether this page was reached by confirming an account's removal; with script false until the page is hydrated. */
export function useAccountRemoved(): boolean {
  const { state } = useLocation();
  const posted = usePosted<Partial<typeof accountRemovedState>>();
  return state?.accountRemoved === true || posted?.state.accountRemoved === true;
}
