import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { useEffect, useRef, useState } from "react";
import { canUsePasskeys } from "../../client/can-use-passkeys.ts";
import { onFirstSign } from "../../client/first-sign.ts";
import { onDemand } from "../../client/on-demand.ts";

/** What passkeys need: nothing of it comes before somebody is there, the browser can use it, and the page is idle. */
export const passkeyLogin = onDemand(() => import("./passkey-login.ts"));

/**
 * Offers passkeys in the list of the username's field. A browser asks for one passkey at a time: what is offered has
 * to end before a dialog can ask.
 * @param product the one that is logged in to; `null` where nobody logs in here
 * @param chosen is given what a passkey answered that somebody chose in the list
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
    onFirstSign(() => {
      if (over.signal.aborted) return;
      passkeyLogin()
        .then(({ offerPasskeys }) => offerPasskeys(product, over.signal))
        .then((passkey) => passkey !== null && tell.current(passkey))
        // Nobody has asked for it: the button says what is wrong.
        .catch(() => {});
    });
    return end.current;
  }, [product, round]);
  return { stop: () => end.current(), offerAgain: () => setRound((last) => last + 1) };
}
