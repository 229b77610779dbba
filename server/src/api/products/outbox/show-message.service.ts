import { fail } from "@frontdoor/contract/call.ts";
import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import { channelOf } from "../../../platform/outbox/channels.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { messageState } from "./message-state.ts";
import { addressOfInvite, findMessage, findSubject } from "./show-message.store.ts";

/** One message of the outbox, for support that is asked where a mail is. */
export function createShowMessageService({ database }: ProductDeps) {
  const { kysely } = database;
  return {
    async showMessage({ params: { id } }) {
      const row = await findMessage(kysely, id);
      if (row === undefined) return fail("OUTBOX_MESSAGE_UNKNOWN");
      const subject = await findSubject(kysely, row);
      const { invite_id: inviteId } = row;
      const address =
        subject?.email ?? (inviteId === null ? null : await addressOfInvite(kysely, inviteId));
      const waits = row.state === "waiting" || row.state === "leased";
      return {
        id: row.id,
        kind: row.kind,
        channel: channelOf(row.kind),
        state: messageState(row),
        attempts: row.attempts,
        createdAt: row.created_at.toISOString(),
        nextTryAt: waits ? row.available_at.toISOString() : null,
        doneAt: row.done_at?.toISOString() ?? null,
        lastError: row.last_error,
        provider: row.provider,
        providerId: row.provider_id,
        country: row.country,
        endedAt: row.ended_at?.toISOString() ?? null,
        undeliveredBecause: row.undelivered_because,
        accountId: subject?.id ?? null,
        maskedEmail: address === null ? null : maskedEmail(address),
        inviteId,
      };
    },
  } satisfies ProductHandlers;
}
