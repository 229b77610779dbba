import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { maximumStaffPasskeys } from "@frontdoor/contract/staff/console.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { findConsoleSession } from "../../../directory/staff/console-sessions.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { useChallenge } from "../../../identity/passkeys/challenges.ts";
import { passkeyLabelOf } from "../../../identity/passkeys/passkey-label.ts";
import {
  findPasskeysOf,
  passkeyHandleOf,
  removePasskey,
  storePasskey,
} from "../../../identity/passkeys/passkey-store.ts";
import { creationOptions, readRegistration } from "../../../identity/passkeys/registration.ts";
import { makeRecoveryCodes } from "../../../identity/two-step/recovery-codes.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { LanguageConfig } from "../../../platform/language/offered-language.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import {
  announceChangedWay,
  authoriseStaff,
  type ReauthenticatedStaff,
} from "./authorise-staff.ts";

type Refusal = Failure<"SESSION_ENDED" | "PROOF_NEEDED">;

/** The passkeys and recovery codes of whoever is logged in to the console. */
export function createPasskeysService(
  deps: ConsoleDeps,
): CallHandlers<
  StaffCalls,
  "newStaffPasskeyOptions" | "addStaffPasskey" | "removeStaffPasskey" | "renewStaffCodes"
> {
  const { kysely } = deps.database;

  return {
    /** What the browser is to make a passkey of; the answer counts in this login alone. */
    newStaffPasskeyOptions: (_input, context) =>
      kysely.transaction().execute(async (tx) => {
        const owner = await authoriseAddition(tx, deps, context);
        if (isFailure(owner)) return owner;
        const { staff, login, session } = owner;
        const options = await creationOptions(deps, {
          handle: await passkeyHandleOf(tx, "staff_logins", { ...login, ownerId: staff.id }),
          name: staff.email,
          displayName: staff.name,
          sessionId: session.id,
          existing: await findPasskeysOf(tx, "staff_passkeys", staff.id),
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
          id,
          staff_id: owner.staff.id,
          credential_id: read.credentialId,
          public_key: read.publicKey,
          counter: read.counter,
          transports: JSON.stringify(read.transports),
          label: label ?? passkeyLabelOf(english, firstLanguage, device),
          created_at: deps.clock(),
          last_used_at: null,
        });
        if (!isNew) return fail("PASSKEY_REFUSED");
        await announceChangedWay(tx, deps, { ...whose(owner, context), what: "passkey-added" });
        return { id };
      });
    },

    removeStaffPasskey: ({ params: { id } }, context) =>
      context.once(
        async (
          tx,
          leaveNoReply,
        ): Promise<Record<never, never> | Refusal | Failure<"PASSKEY_UNKNOWN">> => {
          const owner = await authoriseStaff(tx, deps, context);
          if (isFailure(owner)) {
            leaveNoReply();
            return owner;
          }
          const passkey = { ownerId: owner.staff.id, id };
          if ((await removePasskey(tx, "staff_passkeys", passkey)) === null)
            return fail("PASSKEY_UNKNOWN");
          await announceChangedWay(tx, deps, { ...whose(owner, context), what: "passkey-removed" });
          return {};
        },
      ),

    renewStaffCodes: (_input, context) =>
      kysely.transaction().execute(async (tx) => {
        const owner = await authoriseStaff(tx, deps, context);
        if (isFailure(owner)) return owner;
        await announceChangedWay(tx, deps, { ...whose(owner, context), what: "recovery-codes" });
        return {
          recoveryCodes: await makeRecoveryCodes(
            tx,
            deps.keys,
            "staff_recovery_codes",
            owner.staff.id,
          ),
        };
      }),
  };
}

/** The console speaks English alone. */
const english: LanguageConfig = { languages: [firstLanguage] };

const whose = ({ staff }: ReauthenticatedStaff, { clientAddress }: CallContext) => ({
  staffId: staff.id,
  clientAddress,
});

async function authoriseAddition(
  tx: Transaction,
  deps: ConsoleDeps,
  context: CallContext,
): Promise<ReauthenticatedStaff | Refusal | Failure<"TOO_MANY_PASSKEYS">> {
  const owner = await authoriseStaff(tx, deps, context);
  if (isFailure(owner)) return owner;
  const passkeys = await findPasskeysOf(tx, "staff_passkeys", owner.staff.id);
  return passkeys.length < maximumStaffPasskeys ? owner : fail("TOO_MANY_PASSKEYS");
}
