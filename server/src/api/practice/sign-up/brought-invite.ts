import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { isPatient } from "../../../identity/accounts/patient.ts";
import { findInvite } from "../../../identity/invites/find-invites.ts";
import { useInviteWith } from "../../../identity/invites/invites.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { PracticeDeps } from "../practice-deps.ts";

/** An invite as a practice user brings it. */
export interface BroughtInvite {
  code: string;
  usableId: string | null;
  userType: string;
  /** Whether it came by mail, which verifies the address. */
  isMailed: boolean;
}

/**
 * The invite that a practice user brings, null without one. It must say of the address and the user
 * type what the body says (SEC-D5), and no invite makes a patient (S6.013). Of one that could be used with
 * the address it was sent to that much is told, but not which address; of any other nothing. Whether it is
 * still unused is asked when it is taken, so that a request that is repeated by its key gets its first answer.
 */
export async function inviteOf(
  { database, clock }: PracticeDeps,
  body: PracticeUser,
): Promise<BroughtInvite | null | Failure<"INVITE_INVALID">> {
  const code = body.inviteCode?.trim() ?? "";
  if (code === "") return null;
  const invite = await findInvite(database.kysely, clock(), { kind: "practice", code });
  if (invite?.role !== body.type.trim() || isPatient({ type: invite.role })) {
    return fail("INVITE_INVALID");
  }
  if (canonicalEmail(invite.email) !== canonicalEmail(body.emailAddress)) {
    const fields = { emailAddress: messages.inviteForOtherAddress };
    return fail("INVITE_INVALID", invite.status === "SENT" ? { fields } : {});
  }
  const usableId = invite.status === "SENT" ? invite.id : null;
  return { code, usableId, userType: invite.role, isMailed: invite.mailed };
}

/** Another registration was faster, or the invite has ended: everything is rolled back. */
export class InviteGone extends Error {
  override name = "InviteGone";
}

/**
 * Uses the invite up with the account that was made; where none was made, it stays for its person.
 * @throws InviteGone
 */
export async function takeInvite(
  tx: Transaction,
  deps: PracticeDeps,
  { isNew, ...brought }: { code: string; email: string; accountId: string; isNew: boolean },
): Promise<void> {
  const use = { ...brought, kind: "practice", as: "REGISTERED" } as const;
  if (!(await useInviteWith(tx, deps, use, { isMade: isNew }))) throw new InviteGone();
}
