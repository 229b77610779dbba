import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { addAccount, isDecoy, passwordRowOf } from "../../../identity/accounts/account-store.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { addIdentity } from "../../../identity/accounts/identity-store.ts";
import { newAccount } from "../../../identity/accounts/new-account.ts";
import { isContactDetail, usernameIndexes } from "../../../identity/accounts/username.ts";
import { rememberDevice } from "../../../identity/devices/device.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { noteLogin } from "../../../identity/devices/login-devices.ts";
import type { Visit } from "../../../identity/hand-off/hand-off.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { endWhatOthersLeft } from "../../../identity/sessions/kept-logins.ts";
import { policyFor } from "../../../identity/two-step/policy.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { CallContext, CallHandlers, Unkept } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { keepOrUndo } from "../../../platform/database/keep-or-undo.ts";
import { atSomeMoment } from "../../../platform/outbox/random-delay.ts";
import { admitSignUp } from "../../../platform/proof-of-work/admit-sign-up.ts";
import { takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";
import { refuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { practiceLoginPath } from "../login-path.ts";
import { InviteGone, inviteOf, takeInvite } from "./brought-invite.ts";
import { type CheckedUser, checkUser } from "./checked-user.ts";
import { addPracticeProfile } from "./sign-up.store.ts";

/** Registration of a health professional, or of whoever was invited (S7.055–S7.059). */
export function createSignUpService(deps: Services) {
  const { database, hasher, passwordPolicy } = deps;
  return {
    /**
     * Creates an active account and redirects to the product. A taken username that is an email address or a cellphone number
     * gets a response of the same shape by the same statements, with a code that logs nobody in; its owner is mailed (SEC-D1).
     * What somebody else left open in the browser ends under either. Only a new account uses an invite up. Where
     * two-step verification is required, both are redirected to the login, without a code: the first login sets it up.
     */
    async register({ body, query }, context) {
      const invite = await inviteOf(deps, body);
      if (isFailure(invite)) return invite;
      const user = await checkUser(database.kysely, passwordPolicy, body, invite);
      if (isFailure(user)) return user;
      const { clientAddress, proofOfWork } = context;
      const inviteId = invite?.usableId ?? null;
      const address = canonicalEmail(user.person.email);
      const registrant = { clientAddress, address, proofOfWork, inviteId };
      const refusal = await admitSignUp(deps, registrant);
      if (refusal !== null) return refusal;
      const passwordHash = await hasher.hash(user.password);
      const deviceId = context.keepDevice();
      const whose = { realm: "practice", type: user.person.type } as const;
      const mustSetUp = policyFor(deps, whose) === "required";
      const returnTo = mustSetUp ? null : context.takeReturnTo("practice", query);
      const visit = { returnTo, deviceId, way: "password" } as const;
      context.rememberLoginContext("practice");
      try {
        return await context.once((tx, unkept) =>
          settle(tx, deps, context, { unkept, user, passwordHash, visit, mustSetUp }),
        );
      } catch (error) {
        if (error instanceof InviteGone) return fail("INVITE_INVALID");
        throw error;
      }
    },
  } satisfies CallHandlers<PracticeCalls>;
}

async function settle(
  tx: Transaction,
  deps: Services,
  context: CallContext,
  made: {
    unkept: Unkept;
    user: CheckedUser;
    passwordHash: string;
    visit: Visit;
    mustSetUp: boolean;
  },
): Promise<{ location: string } | Failure<"USERNAME_TAKEN" | "TOO_MANY_REQUESTS">> {
  const { clock, keys } = deps;
  const { clientAddress, language = firstLanguage, userAgent } = context;
  const { unkept, user, passwordHash, visit, mustSetUp } = made;
  const { username, email } = user.person;
  const indexes = usernameIndexes(keys, "practice", username);
  const row = await passwordRowOf(tx, "practice", indexes).executeTakeFirstOrThrow();
  const isFree = isDecoy(row);
  // One person showed the mailed invite and typed the number.
  const verifiedAt = user.invite?.isMailed ? clock() : null;
  const account = newAccount(deps, {
    ...user.person,
    realm: "practice",
    language,
    username_index: indexes[0],
    email_proven_at: verifiedAt,
    number_confirmed_at: verifiedAt,
    password_hash: passwordHash,
  });
  const login = { accountId: account.id, deviceId: visit.deviceId, way: visit.way };
  // Looked up for every name, though only a taken name needs it.
  const mayBeTold = !isContactDetail(username);
  // Under a taken name the same statements run and are rolled back, which takes as long (SEC-D1).
  const isAdded = await keepOrUndo(tx, isFree, async () => {
    const own = isFree ? account : { ...account, username_index: account.id };
    if (!(await addAccount(tx, own))) return false;
    await addIdentity(tx, keys, account.id, user.identity);
    if (user.profile !== null) await addPracticeProfile(tx, account.id, user.profile);
    await noteLogin(tx, deps, { ...login, name: deviceName(userAgent) });
    return true;
  });
  const isNew = isFree && isAdded;
  if (!isNew && mayBeTold) {
    const told = await takeRateLimit(tx, deps, "takenNameByAddress", clientAddress);
    if (told.allowed) return fail("USERNAME_TAKEN");
    return unkept(refuse(deps, "takenNameByAddress", told));
  }
  // Also under a taken name, so that the response does not tell.
  await endWhatOthersLeft(tx, deps, account.id, context);
  if (user.invite !== null) {
    const { code } = user.invite;
    await takeInvite(tx, deps, { code, email, accountId: account.id, isNew });
  }
  // A device must never become known to an account that it did not prove; the id belongs to nobody.
  const owner = isNew ? indexes[0] : account.id;
  await rememberDevice(
    tx,
    { realm: "practice", usernameIndex: owner, deviceId: visit.deviceId },
    clock(),
  );
  await enqueue(tx, {
    ...atSomeMoment(clock),
    kind: "practice.registered",
    payload: { accountId: account.id, usernameIndexes: indexes },
  });
  await audit(tx, deps, {
    kind: isNew ? "registered" : "registration-repeated",
    actor: "anonymous",
    subjectId: isNew ? account.id : isFree ? null : row.id,
    realm: "practice",
  });
  if (mustSetUp) return { location: pathIn(language, practiceLoginPath) };
  return { location: await deps.handOffs.issue(tx, "practice", account.id, visit) };
}
