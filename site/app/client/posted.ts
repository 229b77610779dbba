import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { useIslandPage } from "./island-page.ts";

/**
 * The result of a form sent without script, or of what the address asked, on the page that answers it; `null` on any
 * other page. It is the state of the page's own screen, from `*.posted.ts` of its flow.
 */
export function usePosted<State = unknown>(): (Posted & { state: State }) | null {
  const { posted } = useIslandPage();
  return posted === undefined ? null : (posted as Posted & { state: State });
}

/** The same for the form of one product; `null` in the document of another, where this one is chosen later. */
export function usePostedOf<State>(product: LoginProduct) {
  const posted = usePosted<State>();
  return useIslandPage().audience === product ? posted : null;
}
