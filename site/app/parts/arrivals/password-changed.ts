import { usePlace } from "../../client/place.ts";

/** What a changed password tells the login page, which then says so. */
export const passwordChangedState = { passwordChanged: true } as const;

/** Whether this page was reached by changing a password; false until the page is hydrated. */
export function usePasswordChanged(): boolean {
  const { state } = usePlace();
  return state?.passwordChanged === true;
}
