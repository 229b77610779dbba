import type { RemovalState } from "@frontdoor/contract/products/removal-requests.ts";
import { sql } from "kysely";
import { currentEpoch } from "../../../identity/tokens/epoch.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";

/** The removals that were asked for, newest first, each with its account and by whom it was asked for. */
export function listRemovals(
  db: Db,
  now: Date,
  { state, after, limit }: Page & { state?: RemovalState | undefined },
) {
  return db
    .selectFrom("tokens as request")
    .innerJoin("accounts as account", (join) =>
      // Only what asks for a removal is joined, and its subject is an account: the other way round no index would serve.
      join.on("account.id", "=", sql<string>`request.subject_id::uuid`),
    )
    .select(["request.id", "request.created_at", "request.expires_at", "request.used_at"])
    .select(["account.id as account_id", "account.realm", "account.type", "account.email"])
    .select(["account.status", "account.archived_at", "account.retain_until"])
    .select([
      stateAt(now).as("state"),
      sql<string | null>`(
        select event.actor from audit_events as event
        where event.subject_id = request.subject_id and event.kind = 'removal-requested'
          and event.at >= request.created_at
        order by event.at limit 1)`.as("actor"),
    ])
    .where("request.purpose", "=", "account-removal")
    .where((row) => row.and(after === undefined ? [] : [row("request.id", "<", after)]))
    .where((row) => row.and(state === undefined ? [] : [row(stateAt(now), "=", state)]))
    .orderBy("request.id", "desc")
    .limit(limit)
    .execute();
}

/** One of an older epoch was brought back by a restored backup: its link is dead (SEC-H19). */
const stateAt = (now: Date) => sql<RemovalState>`case
  when request.used_at is not null then 'confirmed'
  when request.revoked_at is not null then 'replaced'
  when request.expires_at <= ${now} or request.token_epoch <> ${currentEpoch} then 'expired'
  else 'waiting' end`;
