import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import type { ConsoleMember } from "../../../directory/staff/console-login-store.ts";
import { passkeysOf } from "../../../identity/passkeys/passkey-store.ts";
import {
  type ConsoleSession,
  consoleReauthenticatedUntil,
  consoleSessionsOf,
  idleUntil,
} from "../../../identity/sessions/console-sessions.ts";
import { recoveryCodesLeft } from "../../../identity/two-step/recovery-codes.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

/** What a login to the console tells of itself. */
export async function ownConsole(
  db: Db,
  { keys, clock }: { keys: Keys; clock: Clock },
  { session, staff }: Pick<ConsoleMember, "staff"> & { session: ConsoleSession },
): Promise<OwnConsole> {
  const sessions = await consoleSessionsOf(db, { staffId: staff.id, now: clock() });
  const listed = (each: ConsoleSession) => ({
    id: each.id,
    isThis: each.id === session.id,
    browser: each.browser,
    system: each.system,
    way: each.way,
    since: each.created_at.toISOString(),
    lastUsedAt: each.last_used_at.toISOString(),
  });
  const names = Object.keys(productCalls) as (keyof typeof productCalls)[];
  return {
    id: staff.id,
    name: staff.name,
    emailAddress: staff.email,
    role: staff.role,
    mayCall: names.filter((name) => mayCall(staff.role, name)),
    idleUntil: idleUntil(session).toISOString(),
    endsAt: session.expires_at.toISOString(),
    provenUntil: consoleReauthenticatedUntil(session, clock())?.toISOString() ?? null,
    passkeys: await passkeysOf(db, "staff_passkeys", staff.id),
    recoveryCodesLeft: await recoveryCodesLeft(db, keys, "staff_recovery_codes", staff.id),
    sessions: sessions.map(listed).sort((one, other) => Number(other.isThis) - Number(one.isThis)),
  };
}
