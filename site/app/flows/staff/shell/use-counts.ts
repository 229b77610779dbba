import type { InputOf, ReplyOf } from "@frontdoor/contract/call.ts";
import { listApprovals } from "@frontdoor/contract/products/approvals.ts";
import { listHodLinks } from "@frontdoor/contract/products/hod-links.ts";
import { listOutbox } from "@frontdoor/contract/products/outbox.ts";
import { entriesOfPage } from "@frontdoor/contract/products/pages.ts";
import { listRemovalRequests } from "@frontdoor/contract/products/removal-requests.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { Given } from "../../../client/send.ts";
import { ask } from "../ask.ts";
import type { ListCall } from "../lists/use-list.ts";

/** How many of each wait, if known. */
export type Counts = Partial<Record<"heads" | "removals" | "outbox" | "approvals", number>>;
/** From this count on the side bar shows no exact number. */
export const mostCounted = entriesOfPage;

const limit = entriesOfPage;
const waiting = {
  heads: counter(listHodLinks, "listHodLinks", { query: { status: "pending", limit } }),
  removals: counter(listRemovalRequests, "listRemovalRequests", {
    query: { state: "waiting", limit },
  }),
  outbox: counter(listOutbox, "listOutbox", { query: { state: "failed", limit } }),
  approvals: counter(listApprovals, "listApprovals", { query: { state: "pending", limit } }),
};

function counter<C extends ListCall>(call: C, name: string, input: Pick<InputOf<C>, "query">) {
  const count = async (signal: AbortSignal): Promise<number> => {
    const heard = await ask(call, input as Given<C>, { signal });
    return heard.is === "done" ? (heard.reply as ReplyOf<C> & readonly unknown[]).length : 0;
  };
  return { name, count };
}

/**
 * Counts what waits on the other screens. Leaves out what cannot be counted.
 * @param done what was done last: it is counted anew after each
 */
export function useCounts(me: OwnConsole, done: unknown): Counts {
  const [counts, setCounts] = useState<Counts>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done changes the counts
  useEffect(() => {
    const asked = Object.entries(waiting).filter(([, { name }]) => me.mayCall.includes(name));
    const ends = asked.map(([screen, { count }]) =>
      abortOnUnmount(count, (number) => setCounts((before) => ({ ...before, [screen]: number }))),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [me.mayCall, done]);
  return counts;
}
