import { loginHintParameter } from "@frontdoor/contract/return-to.ts";
import { useEffect } from "react";

/**
 * Fills in the username that a product passed, in an empty field. It is in the fragment, which is not sent to servers,
 * and is removed from the address bar at once.
 */
export function useLoginHint(): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const hint = new URLSearchParams(hash.slice(1)).get(loginHintParameter);
    if (hint === null) return;
    const field = document.querySelector<HTMLInputElement>('input[name="username"]');
    if (field?.value === "") field.value = hint;
    window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
}
