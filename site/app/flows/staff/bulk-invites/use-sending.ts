import type { InvitingProduct } from "@frontdoor/contract/products.ts";
import { useRef, useState } from "react";
import type { Given } from "../../../client/send.ts";
import { createSubmissionKeys } from "../../../client/submission-keys.ts";
import { useConsole } from "../console.ts";
import { type BulkRow, callOf } from "./bulk-rows.ts";

/** The result of sending a row. */
export type Sent = { is: "sent" } | { is: "pending" } | { is: "refused"; message: string };

/**
 * Sends rows one after the other, each once; pressed again, it continues with those that were not sent. It stops at any
 * failure but a refused row (400).
 */
export function useSending(product: InvitingProduct) {
  const { ask } = useConsole();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Sent>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [stoppedBy, setStoppedBy] = useState<string | null>(null);
  const keys = useRef(new Map<number, ReturnType<typeof createSubmissionKeys>>());

  async function send(rows: readonly BulkRow[]): Promise<void> {
    setBusy(true);
    setStoppedBy(null);
    const call = callOf[product];
    for (const row of rows) {
      const made = keys.current.get(row.line) ?? createSubmissionKeys();
      keys.current.set(row.line, made);
      const idempotencyKey = made.keyFor([call.path, row.body]);
      const heard = await ask(call, { body: row.body } as Given<typeof call>, { idempotencyKey });
      if (heard.is === "failed" && heard.error.status !== 400) {
        setStoppedBy(heard.error.message);
        break;
      }
      const outcome: Sent =
        heard.is === "failed"
          ? {
              is: "refused",
              message: Object.values(heard.error.fields ?? {})[0] ?? heard.error.message,
            }
          : { is: heard.is === "pending" ? "pending" : "sent" };
      setOutcomes((before) => new Map(before).set(row.line, outcome));
    }
    setBusy(false);
  }

  return { outcomes, isBusy, stoppedBy, send };
}
