import type { InvitingProduct } from "@frontdoor/contract/products.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { enqueue } from "../outbox-jobs.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { liveInvite } from "./find-invites.ts";

/** An invite that can be mailed once more. Null when it cannot be used any more, or was never mailed. */
export async function findMailed(
  tx: Transaction,
  deps: TokenDeps,
  { id, kind }: { id: string; kind: InvitingProduct | undefined },
): Promise<{ id: string; kind: InvitingProduct } | null> {
  const live = await liveInvite(tx, deps, id);
  if (live === null || !live.invite.mailed) return null;
  return kind === undefined || live.invite.kind === kind ? live.invite : null;
}

/** Mails it once more: the same link, with the same end. */
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
