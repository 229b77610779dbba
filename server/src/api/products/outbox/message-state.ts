import type { MessageState } from "@frontdoor/contract/products/outbox.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox-tables.ts";

type Row = Pick<OutboxTables["outbox"], "state"> & { outcome: string | null };

const ends = ["handed-over", "delivered", "undelivered", "not-needed"] as const;

/** What a message is by its row: what is not known of it is not said. */
export function messageState({ state, outcome }: Row): MessageState {
  switch (state) {
    case "waiting":
      return "waiting";
    case "leased":
      return "sending";
    case "dead":
      return outcome === "refused" ? "refused" : "given-up";
    case "done":
      return ends.find((end) => end === outcome) ?? "done";
    default:
      return state satisfies never;
  }
}
