import { fail, isFailure } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { setPassword } from "../../people/accounts/account-store.ts";
import { endWaysIn } from "../../people/accounts/end-ways-in.ts";
import { passwordContextOf } from "../../people/accounts/password-context.ts";
import { announceChange } from "../../people/changes/announce-change.ts";
import { mayChange } from "../../people/changes/authorise.ts";
import { toldChangeOnce } from "../../people/changes/change-budget.ts";
import { giveUpChanges } from "../../people/contact-changes/give-up-changes.ts";
import { deviceName } from "../../people/logins/device-name.ts";
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
