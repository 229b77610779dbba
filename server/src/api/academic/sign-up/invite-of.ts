import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { type AcademicRole, isByInvite } from "@frontdoor/contract/roles.ts";
import { emailIndexes } from "../../../identity/accounts/username.ts";
import { findInvite, type Invite } from "../../../identity/invites/find-invites.ts";
import type { AcademicDeps } from "../academic-deps.ts";

/**
 * The invite of a sign-up's `inviteKey`, which must be for its address and role (SEC-D5); `null` without a key. A head of
 * department cannot sign up without one (Q047, SEC-D8). Whether it is still usable is checked when the registration is
 * written, so that a repeated request gets its first response.
 */
export async function inviteOf(
  { clock, database, keys }: AcademicDeps,
  { role, email, inviteKey }: { role: AcademicRole; email: string; inviteKey: string | undefined },
): Promise<Invite | null | InviteRefusal> {
  const code = inviteKey?.trim() ?? "";
  if (code === "") return isByInvite(role) ? fail("NOT_FOUND") : null;
  const invite = await findInvite(database.kysely, clock(), { kind: "academic", code });
  if (invite === null) return inviteRefusal(role);
  if (invite.role !== role) return inviteRefusal(role, { role: messages.inviteForOtherRole });
  const isAddressee = emailIndexes(keys, "academic", email).includes(invite.email_index);
  if (isAddressee) return invite;
  const told = invite.status === "SENT" ? { username: messages.inviteForOtherAddress } : undefined;
  return inviteRefusal(role, told);
}

export type InviteRefusal = Failure<"INVITE_INVALID" | "NOT_FOUND">;

/** The refusal of an invite that is unknown, for another role, used, revoked or expired. */
export function inviteRefusal(role: AcademicRole, fields?: Record<string, string>): InviteRefusal {
  return isByInvite(role) ? fail("NOT_FOUND") : fail("INVITE_INVALID", fields && { fields });
}
