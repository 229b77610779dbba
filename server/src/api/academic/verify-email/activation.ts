import { isByInvite } from "@frontdoor/contract/roles.ts";
import { addAccount, findAccount } from "../../../identity/accounts/account-store.ts";
import { addIdentity } from "../../../identity/accounts/identity-store.ts";
import { holdAddresses, resolveInvitedHod } from "../../../identity/accounts/invited-hods.ts";
import { newAccount } from "../../../identity/accounts/new-account.ts";
import {
  emailIndexes,
  usernameIndex,
  usernameIndexes,
} from "../../../identity/accounts/username.ts";
import { useShownInvite } from "../../../identity/invites/invites.ts";
import { auditOwn } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import { linkOrInviteHod } from "../link-or-invite-hod.ts";
import { markActivated, type PendingRegistration } from "../pending-registrations.store.ts";
import { openRegistration, type Registration } from "../registration.ts";
import { addAcademicProfile } from "./activation.store.ts";

/** The address has an account already, or the head of department's invite is gone: everything is rolled back. */
export class NotActivatable extends Error {
  override name = "NotActivatable";
}

/**
 * Makes the account of a registration whose address is verified, with all that belongs to it, in one
 * transaction: profile, identity, link to a head of department, audit. An invite is used up here and
 * nowhere else, so that it brings one account however many registrations show it (SEC-D6).
 * @throws NotActivatable
 */
export async function activate(tx: Transaction, deps: Services, pending: PendingRegistration) {
  const { clock, keys } = deps;
  const registration = openRegistration(keys, pending);
  const account = verifiedAccount(deps, pending, registration);
  const accountId = account.id;
  const { email, hod } = registration;
  const named = hod !== null && "emailAddress" in hod ? [hod.emailAddress] : [];
  const held = [email, ...named].map((address) => usernameIndex(keys, "academic", address));
  await holdAddresses(tx, held);
  await takeInvite(tx, deps, pending, accountId);
  // Under another key's index the insert would meet no conflict (SEC-H18).
  const known = await findAccount(tx, "academic", usernameIndexes(keys, "academic", email));
  if (known !== undefined || !(await addAccount(tx, account))) throw new NotActivatable();
  await addIdentity(tx, keys, accountId, registration.identity);
  await addAcademicProfile(tx, accountId, registration.profile);
  if (hod !== null) await linkOrInviteHod(tx, deps, { supervisorId: accountId, hod });
  if (registration.role === "HOD") {
    const indexes = emailIndexes(keys, "academic", email);
    await resolveInvitedHod(tx, { accountId, emailIndexes: indexes });
  }
  await markActivated(tx, pending.id, clock());
  const details = { role: registration.role, registrationId: pending.id };
  await auditOwn(tx, deps, account, "registered", details);
}

/**
 * Takes the invite. Without a usable one only a head of department is refused (Q047); for others it just filled in the
 * form.
 */
async function takeInvite(
  tx: Transaction,
  deps: Services,
  { invite_id: id, role, created_at: shownAt }: PendingRegistration,
  accountId: string,
): Promise<void> {
  const isTaken = id !== null && (await useShownInvite(tx, deps, { id, shownAt, accountId }));
  if (isByInvite(role) && !isTaken) throw new NotActivatable();
}

/** The row of the account; password and accepted terms have the time of the registration. */
function verifiedAccount(deps: Services, pending: PendingRegistration, registration: Registration) {
  const { role, email, name, surname, cellNumber } = registration;
  return newAccount(deps, {
    realm: "academic",
    type: role,
    username: email,
    email,
    email_proven_at: deps.clock(),
    language: pending.language,
    name,
    surname,
    cell_number: cellNumber,
    password_hash: pending.password_hash,
    password_changed_at: pending.created_at,
    terms_version: pending.terms_version,
    terms_accepted_at: pending.terms_accepted_at,
  });
}
