import type { accountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail, type InputOf, isFailure } from "@frontdoor/contract/call.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import { setPassword } from "../../../identity/accounts/account-store.ts";
import { announceOwnChange } from "../../../identity/changes/announce-change.ts";
import { toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { cancelChanges } from "../../../identity/contact/contact-change-store.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import { passwordContextOf } from "../../../identity/passwords/password-context.ts";
import {
  isPasswordLogin,
  reauthenticatedUntil,
} from "../../../identity/sessions/account-sessions.ts";
import { endCredentials } from "../../../identity/sessions/end-credentials.ts";
import { mayChange, ownerOf } from "../../../identity/sessions/reauthentication.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { createReauthenticationService } from "../reauthentication.service.ts";

type NewPassword = InputOf<typeof accountCalls.changeOwnPassword>["body"];

/**
 * Sets a new password for the logged-in person, by the rules and with the consequences of a reset. This login goes on, and
 * so does a change of address that was asked for in it. After a login by password alone the current password is needed.
 */
export async function changeOwnPassword(
  deps: Services,
  { password, currentPassword }: NewPassword,
  context: CallContext,
) {
  const { kysely } = deps.database;
  if (currentPassword !== undefined) {
    const refusal = await confirmPassword(deps, currentPassword, context);
    if (refusal !== null) return refusal;
  }
  const owner = await mayChange(kysely, deps, context);
  if (isFailure(owner)) return owner;
  if (isPasswordLogin(owner.session)) return fail("PROOF_NEEDED");
  const known = await passwordContextOf(kysely, deps.keys, owner.account);
  const problem = deps.passwordPolicy.problem(password, known);
  if (problem !== null) return fail("VALIDATION", { fields: { password: problem } });
  const passwordHash = await deps.hasher.hash(password);
  return toldChangeOnce(deps, context, async (tx, owner) => {
    const { account, session } = owner;
    await setPassword(tx, { accountId: account.id, passwordHash, now: deps.clock() });
    await endCredentials(tx, deps, account, session.id);
    await cancelChanges(tx, {
      accountId: account.id,
      now: deps.clock(),
      exceptSession: session.id,
    });
    await announceOwnChange(tx, deps, owner, context, { kind: "password" });
    return {};
  });
}

/**
 * Confirms the current password, once for a request: when it is repeated, the password that it holds is already the old
 * one.
 */
async function confirmPassword(deps: Services, currentPassword: string, context: CallContext) {
  const owner = await ownerOf(deps.database.kysely, deps, context);
  if (isFailure(owner)) return owner;
  const { account, session } = owner;
  if (!isPasswordLogin(session) && reauthenticatedUntil(session, deps.clock()) !== null)
    return null;
  const browser = browserOf(context, account.realm, {});
  const given = { way: "password", password: currentPassword } as const;
  const confirmed = await createReauthenticationService(deps).reauthenticate(owner, given, browser);
  if (!isFailure(confirmed)) return null;
  if (confirmed.failure !== "WRONG_PASSWORD") return confirmed;
  return { ...confirmed, fields: { currentPassword: failures.WRONG_PASSWORD.message } };
}
