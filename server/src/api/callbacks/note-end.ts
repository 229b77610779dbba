import { sendOtherWay } from "../../identity/contact/other-way.ts";
import { noteReachability } from "../../identity/contact/unreachable.ts";
import { countReceipt } from "../../operations/statistics/count-deliveries.ts";
import type { ReceiptDeps } from "../../platform/receipts/record-receipt.ts";
import type { Mechanisms } from "../../process/services.ts";

/** What follows from how a message ended: it is counted, and the address of an account may be marked. */
export function noteEnd(
  deps: Pick<Mechanisms, "clock" | "config" | "metrics">,
): ReceiptDeps["onEnded"] {
  return async (tx, message) => {
    await noteReachability(tx, deps, message);
    await sendOtherWay(tx, deps, message);
    await countReceipt(tx, message.kind, message.receipt.outcome, deps.clock());
    const { receipt, country, done_at: left } = message;
    const { provider, outcome } = receipt;
    const labels = { provider, country: country ?? "" };
    deps.metrics.ended.inc({ ...labels, outcome });
    if (outcome === "delivered" && left !== null) {
      const seconds = Math.max(0, (receipt.endedAt.getTime() - left.getTime()) / 1_000);
      deps.metrics.deliverySeconds.observe(labels, seconds);
    }
  };
}
