import { useLocation } from "../../client/location.ts";
import { usePosted } from "../../client/posted.ts";

/** Passed to the login page after a changed password, which then says so. */
export const passwordChangedState = { passwordChanged: true } as const;

/** Whether this page follows a changed password; with script false until hydration. */
export function usePasswordChanged(): boolean {
  const { state } = useLocation();
  const posted = usePosted<Partial<typeof passwordChangedState>>();
  return state?.passwordChanged === true || posted?.state.passwordChanged === true;
}
