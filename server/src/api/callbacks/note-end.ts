import { sendOtherWay } from "../../identity/contact/other-way.ts";
import { noteReachability } from "../../identity/contact/unreachable.ts";
import { countReceipts } from "../../operations/statistics/count-deliveries.ts";
import type { ReceiptDeps } from "../../platform/receipts/record-receipt.ts";
import type { Services } from "../../process/services.ts";

/** What follows from how messages ended: they are counted, and the addresses of accounts may be marked. */
export function noteEnd(
  deps: Pick<Services, "clock" | "config" | "metrics">,
): ReceiptDeps["onEnded"] {
  return async (tx, messages) => {
    await noteReachability(tx, deps, messages);
    for (const message of messages) await sendOtherWay(tx, deps, message);
    await countReceipts(tx, messages, deps.clock());
    for (const { receipt, country, done_at: left } of messages) {
      const { provider, outcome, endedAt } = receipt;
      const labels = { provider, country: country ?? "" };
      deps.metrics.ended.inc({ ...labels, outcome });
      if (outcome === "delivered" && left !== null) {
        const seconds = Math.max(0, (endedAt.getTime() - left.getTime()) / 1_000);
        deps.metrics.deliverySeconds.observe(labels, seconds);
      }
    }
  };
}
