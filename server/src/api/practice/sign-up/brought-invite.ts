import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { isPatient } from "../../../identity/accounts/patient.ts";
import { findInvite } from "../../../identity/invites/find-invites.ts";
import { useInviteWith } from "../../../identity/invites/invites.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";

/** An invite as a practice user brings it. */
export interface BroughtInvite {
  code: string;
  usableId: string | null;
  userType: string;
  /** Whether it came by mail, which verifies the address. */
  isMailed: boolean;
}

/**
 * The invite of a practice sign-up, null without one. Its address and user type must equal those of the body (SEC-D5), and
 * an invite never makes a patient (S6.013). For a usable invite of another address the refusal says so, without the address;
 * for any other it says nothing. Whether it is unused is checked when it is taken, so that a repeated request gets its first
 * response.
 */
export async function inviteOf({ database, clock }: Services, body: PracticeUser) {
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

/** Marks the invite as used by the new account; where no account was made, it stays usable. @throws InviteGone */
export async function takeInvite(
  tx: Transaction,
  deps: Services,
  { isNew, ...brought }: { code: string; email: string; accountId: string; isNew: boolean },
): Promise<void> {
  const use = { ...brought, kind: "practice", as: "REGISTERED" } as const;
  if (!(await useInviteWith(tx, deps, use, { isMade: isNew }))) throw new InviteGone();
}
