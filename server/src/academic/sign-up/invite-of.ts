import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import { emailIndexes } from "../../mechanisms/accounts/username.ts";
import { findInvite, type Invite } from "../../mechanisms/invites/find-invites.ts";
import type { AcademicDeps } from "../academic-deps.ts";

/**
 * The usable invite behind a sign-up's `inviteKey`, bound to its address and role (SEC-D5); `null`
 * where none was shown. It is used up later, by the activation: whoever never proves the address
 * leaves it to the person it was made for. For a head of department nothing is there without it
 * (Q047, SEC-D8).
 */
export async function inviteOf(
  { clock, database, keys }: AcademicDeps,
  { role, email, inviteKey }: { role: AcademicRole; email: string; inviteKey: string | undefined },
): Promise<Invite | null | Failure<"INVITE_INVALID" | "NOT_FOUND">> {
  const key = inviteKey?.trim() ?? "";
  if (key === "") return role === "HOD" ? fail("NOT_FOUND") : null;
  const invite = await findInvite(database.kysely, clock(), { kind: "academic", code: key });
  const isUsable = invite?.status === "SENT" && invite.role === role;
  if (!isUsable) return fail(role === "HOD" ? "NOT_FOUND" : "INVITE_INVALID");
  const isAddressee = emailIndexes(keys, "academic", email).includes(invite.email_index);
  return isAddressee ? invite : fail("INVITE_INVALID");
}
