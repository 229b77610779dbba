import { brand } from "@frontdoor/brand/brand.ts";
import { fail } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { enqueueForStaff } from "../../directory/staff/console-jobs.ts";
import { saveLogin } from "../../directory/staff/console-login-store.ts";
import { endConsoleOf } from "../../directory/staff/end-console.ts";
import { findActiveStaff, holdStaff } from "../../directory/staff/staff-store.ts";
import { countedAddress } from "../../identity/lockout/staff-address.ts";
import { findConsoleToken, spendConsoleToken } from "../../identity/tokens/console-tokens.ts";
import { appKeyUri, openAppKey, reencryptAppKey } from "../../identity/two-step/app-key.ts";
import { toBase32 } from "../../identity/two-step/base32.ts";
import { makeRecoveryCodes } from "../../identity/two-step/recovery-codes.ts";
import { isAppCode, stepsOf } from "../../identity/two-step/totp.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { Services } from "../../process/services.ts";
import { recordAtConsole } from "./login/console-events.ts";

/** The first set-up of a login to the console, by the link that was mailed (SEC-L15). */
export function createSetUpService(deps: Services) {
  const { kysely } = deps.database;

  /** Finds whose set-up a link is for, without a lock. */
  async function find(token: string) {
    const link = await findConsoleToken(kysely, deps, { purpose: "set-up", token });
    const encrypted = link?.app_key_sealed ?? null;
    const staff = link === null ? undefined : await findActiveStaff(kysely, link.staff_id);
    if (link === null || encrypted === null || staff === undefined) return null;
    return { link, staff, encrypted, appKey: openAppKey(deps.keys, encrypted, staff.id) };
  }

  return {
    async readSetUp({ body: { token } }) {
      const waiting = await find(token);
      if (waiting === null) return fail("CONSOLE_LINK_INVALID");
      const { staff, link } = waiting;
      const key = toBase32(waiting.appKey);
      return {
        name: staff.name,
        emailAddress: staff.email,
        role: staff.role,
        expiresAt: link.expires_at.toISOString(),
        key,
        uri: appKeyUri(key, { issuer: `${brand.name} Staff`, username: staff.email }),
      };
    },

    /** Of several presses one counts; a wrong code or password leaves the link usable. */
    async finishSetUp({ body: { token, password, code } }, context) {
      const waiting = await find(token);
      if (waiting === null) return fail("CONSOLE_LINK_INVALID");
      const { link, staff, encrypted, appKey } = waiting;
      const details = { identifiers: [staff.email], words: staff.name.split(/\s+/) };
      const problem = deps.passwordPolicy.problem(password, details);
      if (problem !== null) return fail("VALIDATION", { fields: { password: problem } });
      const [step] = isAppCode(code) ? stepsOf(appKey, code, deps.clock()) : [];
      if (step === undefined) return fail("WRONG_CODE");
      const passwordHash = await deps.hasher.hash(password);
      return kysely.transaction().execute(async (tx) => {
        const held = await holdStaff(tx, staff.id);
        if (held === undefined || !(await spendConsoleToken(tx, link.id))) {
          return fail("CONSOLE_LINK_INVALID");
        }
        const now = deps.clock();
        await endConsoleOf(tx, staff.id);
        await saveLogin(tx, {
          staff_id: staff.id,
          password_hash: passwordHash,
          app_key_sealed: reencryptAppKey(deps.keys, encrypted, staff.id),
          last_step: step,
          set_up_at: now,
        });
        await deps.lockout.clear(tx, countedAddress(deps.keys, staff.email));
        await recordAtConsole(tx, deps, context, { kind: "staff-login-set-up", by: staff.id });
        const payload = { staffId: staff.id, what: "login" } as const;
        const kind = "staff.ways-in-mail";
        await enqueueForStaff(tx, { ...atOnce(deps.clock), kind, payload });
        return {
          recoveryCodes: await makeRecoveryCodes(tx, deps.keys, "staff_recovery_codes", staff.id),
        };
      });
    },
  } satisfies CallHandlers<StaffCalls>;
}
