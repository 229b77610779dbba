import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { useIslandPage } from "./island-page.ts";

/**
 * The result of a form sent without script, on the page that answers it; `null` on any other page. It is the state of
 * the page's own screen, from `*.posted.ts` of its flow.
 */
export function usePosted<State = unknown>(): (Posted & { state: State }) | null {
  const { posted } = useIslandPage();
  return posted === undefined ? null : (posted as Posted & { state: State });
}
