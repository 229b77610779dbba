import type { InviteState } from "@frontdoor/contract/products/invites.ts";
import type { InvitingProduct } from "@frontdoor/contract/products.ts";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveToken, type TokenDeps, tokenHash } from "../tokens/tokens.ts";
import type { InviteTables } from "./invite-tables.ts";

/** An invite with the status that it has now. */
export type Invite = Omit<Selectable<InviteTables["invites"]>, "status"> & { status: InviteState };

/** The invite of a code, in whatever status; null when there is none of this kind. */
export async function findInvite(
  db: Db,
  now: Date,
  { kind, code }: { kind: InvitingProduct; code: string },
): Promise<Invite | null> {
  const found = await invitesAt(db, now)
    .where("kind", "=", kind)
    .where("code_hash", "=", tokenHash(code))
    .executeTakeFirst();
  return found ?? null;
}

/** An invite and its code for the mail that carries it; null when it can no longer be used. */
export async function liveInvite(
  db: Db,
  { clock, keys }: TokenDeps,
  id: string,
): Promise<{ invite: Invite; code: string } | null> {
  const invite = await invitesAt(db, clock()).where("id", "=", id).executeTakeFirst();
  if (invite?.status !== "SENT") return null;
  return { invite, code: deriveToken(keys, { ...invite, purpose: `${invite.kind}-invite` }) };
}

/**
 * Whether an invite was taken back before anybody used it: revoked, or brought back by a restored backup
 * (SEC-H19). One whose time has merely run out was not.
 */
export async function isWithdrawn(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("invites")
    .select("id")
    .where("id", "=", id)
    .where((e) =>
      e.or([
        e("status", "=", "REVOKED"),
        e.and([e("status", "=", "SENT"), e("token_epoch", "<>", currentEpoch)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

interface ListedInvites extends Page {
  kind?: InvitingProduct | undefined;
  status?: InviteState | undefined;
  practiceId?: string | undefined;
}

/** Newest first. */
export function listInvites(
  db: Db,
  now: Date,
  { kind, status, practiceId, after, limit }: ListedInvites,
): Promise<Invite[]> {
  return invitesAt(db, now)
    .where((invite) => invite.and(kind === undefined ? {} : { kind }))
    .where((invite) => invite.and(practiceId === undefined ? {} : { practice_id: practiceId }))
    .where((invite) => invite.and(after === undefined ? [] : [invite("id", "<", after)]))
    .where((invite) =>
      invite.and(
        status === undefined
          ? []
          : [invite("status", "=", storedStatus(status)), invite(statusAt(now), "=", status)],
      ),
    )
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function invitesAt(db: Db, now: Date) {
  return db.selectFrom("invites").selectAll().select(statusAt(now).as("status"));
}

/** The stored status of an invite in a state; the index is over the stored one. */
const storedStatus = (state: InviteState) => (state === "EXPIRED" ? "SENT" : state);

/** Time runs out by the clock; an invite of an older epoch was brought back by a restored backup (SEC-H19). */
function statusAt(now: Date) {
  return sql<InviteState>`case when invites.status = 'SENT' and (expires_at <= ${now} or token_epoch <> ${currentEpoch}) then 'EXPIRED' else invites.status end`;
}
