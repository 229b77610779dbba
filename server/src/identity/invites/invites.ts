import { randomBytes } from "node:crypto";
import { inviteDays } from "@frontdoor/contract/constants.ts";
import { type InvitingProduct, products, type Realm } from "@frontdoor/contract/products.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { notifyProduct } from "../../integrations/events/product-events.ts";
import { type Actor, whoIs } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { keepOrUndo } from "../../platform/database/keep-or-undo.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isId, newId } from "../../platform/ids.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { emailIndexes } from "../accounts/username.ts";
import { enqueue } from "../outbox-jobs.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveToken, type TokenDeps, tokenHash } from "../tokens/tokens.ts";
import { liveInvite } from "./find-invites.ts";

/** The query of a page that an invite opens. */
export function inviteParameters(kind: InvitingProduct, code: string): URLSearchParams {
  return new URLSearchParams({ [products[kind].inviteParameter]: code });
}

/** The page that an invite opens. */
export function invitePath(kind: InvitingProduct, code: string): string {
  return `/signup/${kind}?${inviteParameters(kind, code)}`;
}

export interface NewInvite {
  kind: InvitingProduct;
  email: string;
  name?: string;
  /** The user type of a practice invite, the role of an academic one. */
  role: string;
  practiceId?: string | null;
  /** An account's id, `operator`, or a product's name. */
  createdBy: Actor;
  /** Whether the mail of the kind carries it. */
  isMailed: boolean;
  /** Why, where staff made it. */
  reason?: string | undefined;
}

const nonceBytes = 16;

/**
 * Makes an invite that lives for seven days and is bound to its address and role (SEC-D5).
 * @returns the code, 43 characters: it is stored nowhere and cannot be asked for again
 */
export async function createInvite(
  tx: Transaction,
  deps: TokenDeps,
  invite: NewInvite,
): Promise<{ id: string; code: string }> {
  const { clock, keys } = deps;
  const now = clock();
  const id = newId(clock);
  const seed = { id, nonce: randomBytes(nonceBytes), key_id: keys.id };
  const code = deriveToken(keys, { ...seed, purpose: `${invite.kind}-invite` });
  await tx
    .insertInto("invites")
    .values({
      ...seed,
      kind: invite.kind,
      status: "SENT",
      email: invite.email,
      email_index: emailIndexes(keys, invite.kind, invite.email)[0],
      name: invite.name ?? "",
      role: invite.role,
      practice_id: invite.practiceId ?? null,
      mailed: invite.isMailed,
      code_hash: tokenHash(code),
      token_epoch: currentEpoch,
      created_by: whoIs(invite.createdBy),
      created_at: now,
      expires_at: new Date(now.getTime() + inviteDays * 86_400_000),
      used_by: null,
      used_at: null,
    })
    .execute();
  const { kind: realm, createdBy: actor, reason } = invite;
  await auditInvite(tx, deps, { id, realm, kind: "sent", actor, reason });
  if (invite.isMailed) {
    const kind = `${invite.kind}.invite-mail` as const;
    await enqueue(tx, { ...atOnce(clock), kind, payload: { inviteId: id } });
  }
  return { id, code };
}

/** An invite by the code that its person shows, or by its id. */
type ShownInvite = { code: string } | { id: string };

type InviteUse = ShownInvite & {
  kind: InvitingProduct;
  /** The address of whoever uses it: an invite of another address stays unused (SEC-D5). */
  email: string;
  accountId: string;
  /** Whether an existing account accepted the invite, or a new one registered with it. */
  as: "ACCEPTED" | "REGISTERED";
};

/**
 * Uses an invite up, in the transaction of what it allows: of any number of parallel calls exactly one
 * gets true (SEC-D6), and its product is told. False when it is unknown, another address's, used,
 * revoked or expired.
 */
export async function useInvite(
  tx: Transaction,
  deps: TokenDeps,
  use: InviteUse,
): Promise<boolean> {
  const { kind, email, accountId, as } = use;
  return spend(tx, deps, { accountId, as, shownAt: deps.clock() }, (invite) =>
    invite.and([
      invite("kind", "=", kind),
      invite("email_index", "in", emailIndexes(deps.keys, kind, email)),
      "id" in use ? invite("id", "=", use.id) : invite("code_hash", "=", tokenHash(use.code)),
    ]),
  );
}

/** The id of the invite with this code, in whatever state; null for none. */
export async function inviteIdOf(
  tx: Transaction,
  { kind, code }: { kind: InvitingProduct; code: string },
): Promise<string | null> {
  const invite = await tx
    .selectFrom("invites")
    .select("id")
    .where("kind", "=", kind)
    .where("code_hash", "=", tokenHash(code))
    .executeTakeFirst();
  return invite?.id ?? null;
}

/**
 * As {@link useInvite}, where the caller may not learn whether an account was made (SEC-D1). If none was, the same
 * statements run and are rolled back: the invite stays usable, and no product gets an event.
 * @returns whether the invite could be used
 */
export function useInviteWith(
  tx: Transaction,
  deps: TokenDeps,
  use: InviteUse,
  { isMade }: { isMade: boolean },
): Promise<boolean> {
  return keepOrUndo(tx, isMade, () => useInvite(tx, deps, use));
}

/**
 * As {@link useInvite} for a new account, by the id of an invite that was usable for its address at `shownAt`: an
 * invite that expired while the person verified their address still counts.
 */
export function useShownInvite(
  tx: Transaction,
  deps: TokenDeps,
  { id, ...use }: { id: string; shownAt: Date; accountId: string },
): Promise<boolean> {
  return spend(tx, deps, { ...use, as: "REGISTERED" }, (invite) => invite("id", "=", id));
}

/** Uses the invite up if it can be used, emits the event to its product, and writes the audit event. */
async function spend(
  tx: Transaction,
  deps: TokenDeps,
  { accountId, as, shownAt }: Pick<InviteUse, "accountId" | "as"> & { shownAt: Date },
  which: (invite: ExpressionBuilder<Tables, "invites">) => Expression<SqlBool>,
): Promise<boolean> {
  const used = await tx
    .updateTable("invites")
    .set({ status: as, used_by: accountId, used_at: deps.clock() })
    .where(which)
    .where("status", "=", "SENT")
    .where("expires_at", ">", shownAt)
    .where("token_epoch", "=", currentEpoch)
    .returning(["id", "kind"])
    .executeTakeFirst();
  if (used === undefined) return false;
  const { id, kind: realm } = used;
  const taken = { kind: "invite-taken", subjectId: accountId, inviteId: id } as const;
  await notifyProduct(tx, deps, { product: realm, ...taken });
  await auditInvite(tx, deps, { id, realm, kind: as.toLowerCase(), actor: accountId });
  return true;
}

/** Ends an unused invite; returns whether there was one. Revoking twice does nothing more. */
export async function revokeInvite(
  tx: Transaction,
  deps: TokenDeps,
  { id, kind, actor }: { id: string; kind?: InvitingProduct; actor: Actor },
): Promise<boolean> {
  if (!isId(id)) return false;
  const revoked = await tx
    .updateTable("invites")
    .set({ status: "REVOKED" })
    .where("id", "=", id)
    .where((invite) => invite.and(kind === undefined ? {} : { kind }))
    .where("status", "=", "SENT")
    .returning("kind")
    .executeTakeFirst();
  if (revoked === undefined) return false;
  await auditInvite(tx, deps, { id, realm: revoked.kind, kind: "revoked", actor });
  return true;
}

interface InviteEvent {
  id: string;
  realm: Realm;
  kind: string;
  actor: Actor;
  reason?: string | undefined;
}

function auditInvite(
  tx: Transaction,
  deps: TokenDeps,
  { id, realm, kind, actor, reason }: InviteEvent,
): Promise<void> {
  return audit(tx, deps, {
    kind: `invite-${kind}`,
    actor,
    subjectId: kind === "accepted" || kind === "registered" ? whoIs(actor) : null,
    realm,
    details: { inviteId: id, ...(reason !== undefined && { reason }) },
  });
}

/** An invite that can be mailed again; null when it can no longer be used, or was never mailed. */
export async function findMailed(
  tx: Transaction,
  deps: TokenDeps,
  { id, kind }: { id: string; kind: InvitingProduct | undefined },
): Promise<{ id: string; kind: InvitingProduct } | null> {
  const live = await liveInvite(tx, deps, id);
  if (live === null || !live.invite.mailed) return null;
  return kind === undefined || live.invite.kind === kind ? live.invite : null;
}

/** Mails it again, with the same link and the same expiry. */
export async function mailAgain(
  tx: Transaction,
  deps: TokenDeps,
  { id, kind }: { id: string; kind: InvitingProduct },
  actor: Actor,
): Promise<void> {
  const payload = { inviteId: id };
  await enqueue(tx, { ...atOnce(deps.clock), kind: `${kind}.invite-mail`, payload });
  const event = { kind: "invite-resent", actor, subjectId: null, realm: kind };
  await audit(tx, deps, { ...event, details: { inviteId: id } });
}
