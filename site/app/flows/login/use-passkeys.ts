import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { useEffect, useRef, useState } from "react";
import { canUsePasskeys } from "../../client/can-use-passkeys.ts";
import { onFirstInput } from "../../client/first-input.ts";
import { onDemand } from "../../client/on-demand.ts";

/** Loaded at the first user input, if the browser supports passkeys and the page is idle. */
export const passkeyLogin = onDemand(() => import("./passkey-login.ts"));

/**
 * Offers passkeys in the autofill list of the username field. A browser handles one passkey request at a time, so the
 * offer is aborted before a dialog opens.
 * @param product the product to log in to; `null` without one
 * @param chosen receives the response of a passkey chosen in the list
 */
export function usePasskeysInField(
  product: LoginProduct | null,
  chosen: (passkey: PasskeyLogin) => void,
): { stop: () => void; offerAgain: () => void } {
  const [round, setRound] = useState(0);
  const end = useRef(() => {});
  const tell = useRef(chosen);
  useEffect(() => {
    tell.current = chosen;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round offers them again
  useEffect(() => {
    if (product === null || !canUsePasskeys()) return;
    const over = new AbortController();
    end.current = () => over.abort();
    onFirstInput(() => {
      if (over.signal.aborted) return;
      passkeyLogin()
        .then(({ offerPasskeys }) => offerPasskeys(product, over.signal))
        .then((passkey) => passkey !== null && tell.current(passkey))
        // The person did not ask for the offer, so errors are left to the button.
        .catch(() => {});
    });
    return end.current;
  }, [product, round]);
  return { stop: () => end.current(), offerAgain: () => setRound((last) => last + 1) };
}
