import { isContext } from "@frontdoor/contract/contexts.ts";
import { useEffect, useRef } from "react";
import { useAudience } from "./audience.tsx";

/**
 * Keeps a product that was chosen in the selector before the page was hydrated: the radio button in the
 * document moved, React's state did not.
 */
export function useEarlyChoice(): void {
  const { audience, settled, choose } = useAudience();
  const early = useRef<string | null>(null);
  useEffect(() => {
    const checked = document.querySelector<HTMLInputElement>('input[name="product"]:checked');
    if (!settled) early.current = checked && !checked.defaultChecked ? checked.value : null;
  }, [settled]);
  useEffect(() => {
    if (!settled || early.current === null) return;
    if (isContext(early.current) && early.current !== audience) choose(early.current);
    early.current = null;
  }, [settled, audience, choose]);
}
