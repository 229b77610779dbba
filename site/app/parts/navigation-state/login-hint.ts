import { loginHintParameter } from "@frontdoor/contract/return-to.ts";
import { useEffect } from "react";

/**
 * Types the name that a product sent along where nothing is typed yet. It comes behind the `#`, which browsers
 * send to nobody, and leaves the address bar at once.
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
