import { fail } from "@frontdoor/contract/call.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { acknowledgeEvents, openEvents } from "../../records/product-events/product-events.ts";

/** What a product is told of its accounts (SEC-C8, SEC-E7): kept until it says that it has acted. */
export function createEventsService({ database, clock }: { database: Database; clock: Clock }) {
  const { kysely } = database;
  return {
    async list(holder: KeyHolder) {
      if (holder === "operator") return fail("UNAUTHORISED");
      const open = await openEvents(kysely, holder);
      return open.map(({ id, kind, subject_id, invite_id, practice_id, created_at }) => ({
        id,
        kind,
        accountId: subject_id,
        inviteId: invite_id,
        practiceId: practice_id,
        createdAt: created_at.toISOString(),
      }));
    },

    async acknowledge(ids: readonly string[], product: KeyHolder) {
      if (product === "operator") return fail("UNAUTHORISED");
      await acknowledgeEvents(kysely, { product, ids, now: clock() });
      return {};
    },
  };
}

export type EventsService = ReturnType<typeof createEventsService>;
