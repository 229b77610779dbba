import { fail, isFailure } from "@frontdoor/contract/call.ts";
import { setPassword } from "../../../identity/accounts/account-store.ts";
import { announceChange } from "../../../identity/changes/announce-change.ts";
import { toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { giveUpChanges } from "../../../identity/contact/cancel-changes.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { passwordContextOf } from "../../../identity/passwords/password-context.ts";
import { endWaysIn } from "../../../identity/sessions/end-credentials.ts";
import { mayChange } from "../../../identity/sessions/reauthentication.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";

/**
 * Sets a new password of whoever is logged in: by the rules of a reset, and with its consequences, but for this login
 * and for the change of an address that was asked for in it.
 */
export async function changeOwnPassword(
  deps: AccountDeps,
  { password }: { password: string },
  context: CallContext,
) {
  const { kysely } = deps.database;
  const owner = await mayChange(kysely, deps, context);
  if (isFailure(owner)) return owner;
  const known = await passwordContextOf(kysely, deps.keys, owner.account);
  const problem = deps.passwordPolicy.problem(password, known);
  if (problem !== null) return fail("VALIDATION", { fields: { password: problem } });
  const passwordHash = await deps.hasher.hash(password);
  return toldChangeOnce(deps, context, async (tx, { account, session }) => {
    await setPassword(tx, { accountId: account.id, passwordHash, now: deps.clock() });
    await endWaysIn(tx, deps, account, session.id);
    await giveUpChanges(tx, {
      accountId: account.id,
      now: deps.clock(),
      exceptSession: session.id,
    });
    const device = deviceName(context.userAgent);
    await announceChange(tx, deps, account, { kind: "password", device, way: session.way });
    return {};
  });
}
