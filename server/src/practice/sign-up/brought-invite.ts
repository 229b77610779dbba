import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/sign-up.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { emailIndexes } from "../../mechanisms/accounts/username.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { canonicalEmail } from "../../mechanisms/identifiers/canonical.ts";
import { findInvite } from "../../mechanisms/invites/find-invites.ts";
import { useInvite } from "../../mechanisms/invites/invites.ts";
import type { PracticeDeps } from "../practice-deps.ts";

/** An invite as a practice user brings it. */
export interface BroughtInvite {
  code: string;
  userType: string;
}

/**
 * The invite that a practice user brings, null without one. It must say of the address and the user
 * type what the body says (SEC-D5); why one does not do is not told. Whether it is still unused is
 * asked when it is taken, so that a request that is repeated by its key gets its first answer.
 */
export async function inviteOf(
  { database, clock }: PracticeDeps,
  body: PracticeUser,
): Promise<BroughtInvite | null | Failure<"INVITE_INVALID">> {
  const code = body.inviteCode?.trim() ?? "";
  if (code === "") return null;
  const invite = await findInvite(database.kysely, clock(), { kind: "practice", code });
  const isBound =
    invite?.role === body.type.trim() &&
    canonicalEmail(invite.email) === canonicalEmail(body.emailAddress);
  return isBound ? { code, userType: invite.role } : fail("INVITE_INVALID");
}

/** Another registration was faster, or the invite has ended: everything is rolled back. */
export class InviteGone extends Error {
  override name = "InviteGone";
}

/**
 * Uses the invite up, also where the username is another person's: what became of it tells nothing
 * (SEC-D1). Only where the username is the invited person's own already, it stays for their login.
 * @param known whoever had the username before
 * @throws InviteGone
 */
export async function takeInvite(
  tx: Transaction,
  deps: PracticeDeps,
  {
    code,
    email,
    accountId,
    known,
  }: { code: string; email: string; accountId: string; known: Account | undefined },
): Promise<void> {
  const invite = { kind: "practice", code } as const;
  const isOwn =
    known !== undefined && emailIndexes(deps.keys, "practice", email).includes(known.email_index);
  const isTaken = isOwn
    ? (await findInvite(tx, deps.clock(), invite))?.status === "SENT"
    : await useInvite(tx, deps, { ...invite, email, accountId, as: "REGISTERED" });
  if (!isTaken) throw new InviteGone();
}
