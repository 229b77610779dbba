import { useLocation } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";

/** What a changed password tells the login page, which then says so. */
export const passwordChangedState = { passwordChanged: true } as const;

/** Whether this page was reached by changing a password; with script false until the page is hydrated. */
export function usePasswordChanged(): boolean {
  const { state } = useLocation();
  const posted = usePosted<Partial<typeof passwordChangedState>>();
  return state?.passwordChanged === true || posted?.state.passwordChanged === true;
}
