import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { useIslandPage } from "./island-page.ts";

/**
 * What this page shows in answer to a form that a browser sent without script; `null` on any other page.
 * The state is that of the page's own screen, as `*.posted.ts` of its flow made it.
 */
export function usePosted<State = unknown>(): (Posted & { state: State }) | null {
  const { posted } = useIslandPage();
  return posted === undefined ? null : (posted as Posted & { state: State });
}
