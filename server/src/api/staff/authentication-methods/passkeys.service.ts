import { fail, isFailure } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { maximumStaffPasskeys } from "@frontdoor/contract/staff/console.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { useChallenge } from "../../../identity/passkeys/challenges.ts";
import { passkeyLabelOf } from "../../../identity/passkeys/passkey-label.ts";
import {
  findPasskeysOf,
  removePasskey,
  storePasskey,
} from "../../../identity/passkeys/passkey-store.ts";
import { readRegistration, registrationOptions } from "../../../identity/passkeys/registration.ts";
import {
  endConsoleSessions,
  findConsoleSession,
} from "../../../identity/sessions/console-sessions.ts";
import { makeRecoveryCodes } from "../../../identity/two-step/recovery-codes.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { LanguageConfig } from "../../../platform/language/offered-language.ts";
import type { Services } from "../../../process/services.ts";
import { announceLoginChange, authoriseStaff } from "./authorise-staff.ts";

/** The passkeys and recovery codes of whoever is logged in to the console. */
export function createPasskeysService(deps: Services) {
  const { kysely } = deps.database;

  return {
    /** The options by which the browser makes a passkey; its response counts in this session alone. */
    newStaffPasskeyOptions: (_input, context) =>
      kysely.transaction().execute(async (tx) => {
        const owner = await authoriseAddition(tx, deps, context);
        if (isFailure(owner)) return owner;
        const { staff, login, session } = owner;
        const options = await registrationOptions(tx, deps, "staff_passkeys", {
          ownerId: staff.id,
          passkey_handle: login.passkey_handle,
          name: staff.email,
          displayName: staff.name,
          sessionId: session.id,
        });
        return { options: { ...options } };
      }),

    async addStaffPasskey({ body: { passkey, label } }, context) {
      const seen = await findConsoleSession(kysely, deps, context);
      if (seen === null) return fail("SESSION_ENDED");
      const read = await readRegistration(deps, passkey, seen.session.id);
      return kysely.transaction().execute(async (tx) => {
        const owner = await authoriseAddition(tx, deps, context);
        if (isFailure(owner)) return owner;
        if (read === null || !(await useChallenge(tx, read.challenge))) {
          return fail("PASSKEY_REFUSED");
        }
        const id = newId(deps.clock);
        const device = deviceName(context.userAgent);
        const isNew = await storePasskey(tx, "staff_passkeys", {
          ...read,
          id,
          ownerId: owner.staff.id,
          label: label ?? passkeyLabelOf(english, firstLanguage, device),
          now: deps.clock(),
        });
        if (!isNew) return fail("PASSKEY_REFUSED");
        const change = { staffId: owner.staff.id, what: "passkey-added" } as const;
        await announceLoginChange(tx, deps, context, change);
        return { id };
      });
    },

    removeStaffPasskey: ({ params: { id } }, context) =>
      context.once(async (tx, unkept) => {
        const owner = await authoriseStaff(tx, deps, context);
        if (isFailure(owner)) return unkept(owner);
        const staffId = owner.staff.id;
        if ((await removePasskey(tx, "staff_passkeys", { ownerId: staffId, id })) === null)
          return fail("PASSKEY_UNKNOWN");
        // The passkey's device may be lost and still logged in.
        await endConsoleSessions(tx, { staffId, exceptId: owner.session.id });
        const change = { staffId, what: "passkey-removed" } as const;
        await announceLoginChange(tx, deps, context, change);
        return {};
      }),

    renewStaffCodes: (_input, context) =>
      kysely.transaction().execute(async (tx) => {
        const owner = await authoriseStaff(tx, deps, context);
        if (isFailure(owner)) return owner;
        const change = { staffId: owner.staff.id, what: "recovery-codes" } as const;
        await announceLoginChange(tx, deps, context, change);
        return {
          recoveryCodes: await makeRecoveryCodes(
            tx,
            deps.keys,
            "staff_recovery_codes",
            owner.staff.id,
          ),
        };
      }),
  } satisfies CallHandlers<StaffCalls>;
}

/** The console is in English only. */
const english: LanguageConfig = { languages: [firstLanguage] };

async function authoriseAddition(tx: Transaction, deps: Services, context: CallContext) {
  const owner = await authoriseStaff(tx, deps, context);
  if (isFailure(owner)) return owner;
  const passkeys = await findPasskeysOf(tx, "staff_passkeys", owner.staff.id);
  return passkeys.length < maximumStaffPasskeys ? owner : fail("TOO_MANY_PASSKEYS");
}
