import { fail, isFailure } from "@frontdoor/contract/call.ts";
import type { StaffReauthentication } from "@frontdoor/contract/staff/authentication-methods.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { consoleReauthenticationMinutes } from "@frontdoor/contract/staff/console.ts";
import type { StaffWay } from "@frontdoor/contract/staff/session.ts";
import { countedAddress } from "../../../identity/lockout/staff-address.ts";
import {
  assertionOptions,
  readAssertion,
  useAssertion,
} from "../../../identity/passkeys/assertion.ts";
import { findPasskeysOf } from "../../../identity/passkeys/passkey-store.ts";
import {
  findConsoleSession,
  renewConsoleReauthentication,
} from "../../../identity/sessions/console-sessions.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import { checkStaffCode } from "../login/check-code.ts";
import { checkStaffPassword } from "../login/check-password.ts";
import { recordAtConsole, recordRefusal } from "../login/console-events.ts";
import { heldMember } from "../login/held-member.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findConsoleSession>>>;
const purposeOf = ({ session }: Found) => ({ kind: "proof", sessionId: session.id }) as const;

/**
 * Reauthenticates the member of staff; their authentication methods cannot be changed without it.
 */
export function createReauthenticationService(deps: Services) {
  const { kysely } = deps.database;

  async function renew(tx: Transaction, { session }: Found, way: StaffWay) {
    const now = deps.clock();
    if (!(await renewConsoleReauthentication(tx, { id: session.id, way, now })))
      return fail("SESSION_ENDED");
    return {
      until: new Date(now.getTime() + consoleReauthenticationMinutes * 60_000).toISOString(),
    };
  }

  async function byPassword(
    found: Found,
    { password, code }: StaffReauthentication & { way: "code" },
    context: CallContext,
  ) {
    const { email: emailAddress } = found.staff;
    const verified = await checkStaffPassword(deps, { emailAddress, password }, context);
    if (isFailure(verified)) return verified;
    const name = countedAddress(deps.keys, emailAddress);
    const renewed = kysely.transaction().execute(async (tx) => {
      const member = await heldMember(tx, found.staff.id);
      if (member?.login.password_hash !== verified.login.password_hash)
        return fail("SESSION_ENDED");
      await deps.lockout.giveBack(tx, name, verified.admitted);
      const way = await checkStaffCode(tx, deps, member.login, code);
      if (way !== null) return renew(tx, found, way);
      const details = { because: "wrong-code" };
      const event = { kind: "staff-login-failed", of: member.staff.id, details };
      await recordAtConsole(tx, deps, context, event);
      return fail("WRONG_CODE");
    });
    return deps.lockout.orGiveBack(kysely, name, verified.admitted, renewed);
  }

  async function byPasskey(
    found: Found,
    { passkey }: StaffReauthentication & { way: "passkey" },
    context: CallContext,
  ) {
    const { id } = found.staff;
    const purpose = purposeOf(found);
    const assertion = await readAssertion(kysely, deps, "staff_passkeys", passkey, purpose);
    const verified =
      assertion?.ownerId === id &&
      (await kysely.transaction().execute(async (tx) => {
        if ((await heldMember(tx, id)) === undefined) return null;
        const isUsed = await useAssertion(tx, assertion, deps.clock());
        return isUsed ? renew(tx, found, "passkey") : null;
      }));
    return verified || recordRefusal(deps, context, id);
  }

  return {
    async staffReauthenticationOptions(_input, context) {
      const found = await findConsoleSession(kysely, deps, context);
      if (found === null) return fail("SESSION_ENDED");
      const passkeys = await findPasskeysOf(kysely, "staff_passkeys", found.staff.id);
      return { options: { ...(await assertionOptions(deps, purposeOf(found), passkeys)) } };
    },

    async reauthenticateStaff({ body: given }, context) {
      const found = await findConsoleSession(kysely, deps, context);
      if (found === null) return fail("SESSION_ENDED");
      return given.way === "passkey"
        ? byPasskey(found, given, context)
        : byPassword(found, given, context);
    },
  } satisfies CallHandlers<StaffCalls>;
}
