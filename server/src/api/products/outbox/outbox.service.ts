import { fail } from "@frontdoor/contract/call.ts";
import {
  failedStates,
  listedMessages,
  outboxStates,
  retriedAtOnce,
} from "@frontdoor/contract/products/outbox.ts";
import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Page } from "../../../platform/database/page.ts";
import { channelOf } from "../../../platform/outbox/channels.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import {
  addressOfInvite,
  findMessage,
  findSubject,
  listRows,
  messageState,
  reviveRow,
  reviveRows,
} from "./outbox.store.ts";

/** The messages of the outbox, for the operator. */
export function createOutboxService(deps: Services) {
  const { kysely } = deps.database;
  return {
    async listOutbox({ query: { state, ...asked } }, context) {
      const states =
        state === undefined ? outboxStates : state === "failed" ? failedStates : [state];
      const find = (page: Page) => listRows(kysely, { states, ...page });
      const rows = await pageOf(asked, context, find, listedMessages);
      return rows.map((row) => ({ ...told(row), state: messageState(row) }));
    },

    /** A message that has not failed for good is `MESSAGE_UNKNOWN`: it is tried again by itself. */
    retryOutbox: ({ params: { id } }, { once, actor }) =>
      once(async (tx) => {
        if (!(await reviveRow(tx, id, deps.clock()))) return fail("MESSAGE_UNKNOWN");
        await auditThing(tx, deps, "message-retried", actor, { outboxId: id });
        return {};
      }),

    /** The filter's text of a provider's response stays out of the audit: it may hold anything. */
    retryAllOutbox: ({ body: filter }, { once, actor }) =>
      once(async (tx) => {
        const retried = await reviveRows(tx, filter, deps.clock());
        const { answer: _, ...filters } = filter;
        const told = Object.entries(filters).filter(([, value]) => value !== undefined);
        await auditThing(tx, deps, "messages-retried", actor, {
          ...Object.fromEntries(told),
          count: retried,
        });
        return { retried, more: retried === retriedAtOnce };
      }),

    /** Shows where one mail is, for support. */
    async showMessage({ params: { id } }) {
      const row = await findMessage(kysely, id);
      if (row === undefined) return fail("OUTBOX_MESSAGE_UNKNOWN");
      const subject = await findSubject(kysely, row);
      const { invite_id: inviteId } = row;
      const address =
        subject?.email ?? (inviteId === null ? null : await addressOfInvite(kysely, inviteId));
      const waits = row.state === "waiting" || row.state === "leased";
      return {
        ...told(row),
        channel: channelOf(row.kind),
        state: messageState(row),
        nextTryAt: waits ? row.available_at.toISOString() : null,
        accountId: subject?.id ?? null,
        maskedEmail: address === null ? null : maskedEmail(address),
      };
    },
  } satisfies ProductHandlers;
}
