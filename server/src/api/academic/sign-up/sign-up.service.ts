import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import { termsVersion } from "@frontdoor/contract/constants.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { type AcademicRole, isByInvite } from "@frontdoor/contract/roles.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { emailIndexes, usernameIndexes } from "../../../identity/accounts/username.ts";
import { requestVerification } from "../../../identity/changes/verification-mail-jobs.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { findInvite, type Invite } from "../../../identity/invites/find-invites.ts";
import { revokeTokens } from "../../../identity/tokens/tokens.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import { admitSignUp } from "../../../platform/proof-of-work/admit-sign-up.ts";
import type { Services } from "../../../process/services.ts";
import {
  addPending,
  endWaiting,
  pendingDays,
  type WaitingOwner,
  waitingOfDevice,
} from "../pending-registrations.store.ts";
import { encryptRegistration, type Registration } from "../registration.ts";
import { type AnyAcademicUser, checkUser } from "./checked-user.ts";
import { confirmWarning, type HodWarning, hodWarningOf, showWarning } from "./hod-warning.ts";

/** Registration of an academic user (S7.010–S7.017). */
export function createSignUpService(deps: Services) {
  const { database, hasher, passwordPolicy } = deps;
  /**
   * Writes a pending registration and asks for its verification mail. Whether the address has an
   * account is not looked up here: the answer, its time and its rows are the same (SEC-D1).
   */
  const signUpAs =
    (role: AcademicRole) =>
    async ({ body: user, query: { inviteKey } }: SentSignUp, client: CallContext) => {
      const { kysely } = database;
      const invite = await inviteOf(deps, { role, email: user.username, inviteKey });
      if (isFailure(invite)) return invite;
      const registration = await checkUser(kysely, passwordPolicy, role, user);
      if (isFailure(registration)) return registration;
      const warning = await hodWarningOf(deps, registration);
      if (isFailure(warning)) return warning;
      const { clientAddress, proofOfWork } = client;
      const inviteId = invite?.status === "SENT" ? invite.id : null;
      const address = canonicalEmail(registration.email);
      const registrant = { clientAddress, address, proofOfWork, inviteId };
      const refusal = await admitSignUp(deps, registrant);
      if (refusal !== null) return refusal;
      if (warning !== null && user.confirmedHod !== true) {
        return client.once((tx) => showWarning(tx, deps, warning));
      }
      const passwordHash = await hasher.hash(user.password);
      const device = deviceHash(client.keepDevice());
      const made = { registration, passwordHash, device, invite, warning };
      return client.once((tx) => settle(tx, deps, client, made));
    };
  return {
    signUpHcp: signUpAs("HCP"),
    signUpTrainee: signUpAs("TRAINEE"),
    signUpSupervisor: signUpAs("SUPERVISOR"),
    signUpHod: signUpAs("HOD"),
  } satisfies CallHandlers<AcademicCalls>;
}

interface SentSignUp {
  body: AnyAcademicUser;
  query: { inviteKey?: string | undefined };
}

async function settle(
  tx: Transaction,
  deps: Services,
  { clientAddress, language = firstLanguage }: CallContext,
  made: {
    registration: Registration;
    passwordHash: string;
    invite: Invite | null;
    device: Buffer;
    warning: HodWarning | null;
  },
): Promise<Record<string, never> | InviteRefusal> {
  const { clock, keys } = deps;
  const { invite, registration, warning } = made;
  if (invite !== null && invite.status !== "SENT") return inviteRefusal(registration.role);
  const now = clock();
  const id = newId(clock);
  const indexes = usernameIndexes(keys, "academic", registration.email);
  const [address] = indexes;
  await endEarlier(tx, { usernameIndexes: indexes, device: made.device, now });
  await addPending(tx, {
    id,
    role: registration.role,
    language,
    username_index: address,
    email: registration.email,
    profile_sealed: encryptRegistration(keys, id, registration),
    password_hash: made.passwordHash,
    device_hash: made.device,
    invite_id: invite?.id ?? null,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
    expires_at: new Date(now.getTime() + pendingDays * 86_400_000),
    activated_at: null,
  });
  if (warning !== null) await confirmWarning(tx, deps, warning);
  await requestVerification(tx, deps, { pendingId: id, address, clientAddress });
  const subject = { subjectId: id, realm: "academic" } as const;
  await audit(tx, deps, { kind: "registration-requested", actor: "anonymous", ...subject });
  return {};
}

/**
 * Ends earlier pending registrations of the browser, because the last sign-up is meant. Links are revoked before rows
 * are changed: the same lock order as following a link, which may run in parallel.
 */
async function endEarlier(tx: Transaction, owner: WaitingOwner) {
  const purpose = "email-verification";
  const ids = await waitingOfDevice(tx, owner);
  for (const subjectId of ids) await revokeTokens(tx, { purpose, subjectId, now: owner.now });
  await endWaiting(tx, { ids, now: owner.now });
}

/**
 * The invite of a sign-up's `inviteKey`, which must be for its address and role (SEC-D5); `null` without a key. A head of
 * department cannot sign up without one (Q047, SEC-D8). Whether it is still usable is checked when the registration is
 * written, so that a repeated request gets its first response.
 */
async function inviteOf(
  { clock, database, keys }: Services,
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

type InviteRefusal = Failure<"INVITE_INVALID" | "NOT_FOUND">;

/** The refusal of an invite that is unknown, for another role, used, revoked or expired. */
function inviteRefusal(role: AcademicRole, fields?: Record<string, string>): InviteRefusal {
  return isByInvite(role) ? fail("NOT_FOUND") : fail("INVITE_INVALID", fields && { fields });
}
