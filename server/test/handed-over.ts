import type { Insertable } from "kysely";
import { newId } from "../src/platform/ids.ts";
import type { OutboxTables } from "../src/platform/outbox/outbox-tables.ts";
import { hashOfRecipient } from "../src/platform/outbox/sent-fields.ts";
import type { TestServer } from "./test-server.ts";

type OutboxRow = Insertable<OutboxTables["outbox"]>;

/** The row of a message that was handed over at a time. */
export const handedOverRow = (at: Date, changes: Partial<OutboxRow> = {}) => ({
  id: newId(() => at),
  kind: "practice.reset-mail",
  payload: "{}",
  state: "done" as const,
  attempts: 1,
  available_at: at,
  lease_until: null,
  created_at: at,
  done_at: at,
  last_error: null,
  traceparent: null,
  outcome: "handed-over" as const,
  ...changes,
});

/** A message that a provider has, about an account. */
export async function handedOver(
  server: TestServer,
  changes: Partial<{
    kind: string;
    provider: string;
    providerId: string | null;
    accountId: string;
    to: string;
    outcome: "handed-over" | null;
    state: "done" | "leased";
  }> = {},
) {
  const {
    kind = "practice.reset-sms",
    provider = "bulksms",
    providerId = `provider-${newId(server.deps.clock)}`,
    accountId = newId(server.deps.clock),
    to = "+27821234567",
    outcome = "handed-over",
    state = "done",
  } = changes;
  const id = newId(server.deps.clock);
  const now = server.deps.clock();
  const payload = kind.endsWith("-sms") ? { otpId: id, accountId } : { accountId };
  await server.database.kysely
    .insertInto("outbox")
    .values(
      handedOverRow(now, {
        id,
        kind,
        payload: JSON.stringify(payload),
        state,
        lease_until: state === "leased" ? new Date(now.getTime() + 30_000) : null,
        done_at: state === "done" ? now : null,
        outcome,
        provider,
        provider_id: providerId,
        recipient_hash: hashOfRecipient(to),
      }),
    )
    .execute();
  return { id, providerId: providerId ?? "" };
}
