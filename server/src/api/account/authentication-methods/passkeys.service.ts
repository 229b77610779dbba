import { brand } from "@frontdoor/brand/brand.ts";
import { maximumPasskeys } from "@frontdoor/contract/account/account-page.ts";
import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail, isFailure } from "@frontdoor/contract/call.ts";
import { productOf } from "../../../identity/accounts/patient.ts";
import { announceOwnChange } from "../../../identity/changes/announce-change.ts";
import { takeChange, toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { deviceName } from "../../../identity/devices/device-name.ts";
import { useChallenge } from "../../../identity/passkeys/challenges.ts";
import { passkeyLabelOf } from "../../../identity/passkeys/passkey-label.ts";
import {
  passkeysOf,
  removePasskey,
  renamePasskey,
  storePasskey,
} from "../../../identity/passkeys/passkey-store.ts";
import { readRegistration, registrationOptions } from "../../../identity/passkeys/registration.ts";
import {
  areChangesLocked,
  authoriseChange,
  changeUnverifiedOnce,
  ownerOf,
} from "../../../identity/sessions/reauthentication.ts";
import { endKeptLoginsElsewhere } from "../../../integrations/openid-state/kept-logins.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { isId, newId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";

export function createPasskeysService(deps: Services) {
  const { kysely } = deps.database;
  const transact = <T>(work: (tx: Transaction) => Promise<T>) => kysely.transaction().execute(work);

  return {
    /** The options for creating a passkey; the response is valid in this session only. */
    passkeyOptions: (_input, context) =>
      transact(async (tx) => {
        const owner = await authoriseAddition(tx, deps, context);
        if (isFailure(owner)) return owner;
        const { account, session } = owner;
        const { fullName } = brand.products[productOf(account)];
        const options = await registrationOptions(tx, deps, "passkeys", {
          ownerId: account.id,
          passkey_handle: account.passkey_handle,
          name: account.username,
          displayName: `${account.name} ${account.surname}, ${fullName}`,
          sessionId: session.id,
        });
        return { options: { ...options } };
      }),

    /** Adds a created passkey, named after the device until the person names it. */
    async addPasskey({ body: { passkey: made } }, context) {
      const presented = await ownerOf(kysely, deps, context);
      if (isFailure(presented)) return presented;
      const read = await readRegistration(deps, made, presented.session.id);
      return transact(async (tx) => {
        const owner = await authoriseAddition(tx, deps, context);
        if (isFailure(owner)) return owner;
        if (read === null || !(await useChallenge(tx, read.challenge))) {
          return fail("PASSKEY_REFUSED");
        }
        const { account } = owner;
        const refusal = await takeChange(tx, deps, account, context);
        if (refusal !== null) return refusal;
        const device = deviceName(context.userAgent);
        const id = newId(deps.clock);
        const label = passkeyLabelOf(deps.config, account.language, device);
        const made = { ...read, id, ownerId: account.id, label, now: deps.clock() };
        const isNew = await storePasskey(tx, "passkeys", made);
        if (!isNew) return fail("PASSKEY_REFUSED");
        const change = { kind: "passkey-added", thing: id, name: label } as const;
        await announceOwnChange(tx, deps, owner, context, change);
        return { id };
      });
    },

    /** Renames a passkey. That gives nobody access, so it needs no reauthentication and no mail. */
    renamePasskey: ({ params: { id }, body: { label } }, context) =>
      changeUnverifiedOnce(deps, context, async (tx, { account }, unkept) => {
        if (areChangesLocked(account, deps.clock())) return unkept(fail("CHANGES_LOCKED"));
        const passkey = { accountId: account.id, id };
        return isId(id) && (await renamePasskey(tx, passkey, label)) ? {} : fail("PASSKEY_UNKNOWN");
      }),

    removePasskey: ({ params: { id } }, context) =>
      toldChangeOnce(
        deps,
        context,
        async (tx, owner) => {
          const ownerId = owner.account.id;
          const name = isId(id) ? await removePasskey(tx, "passkeys", { ownerId, id }) : null;
          if (name === null) return fail("PASSKEY_UNKNOWN");
          // The passkey's device may be lost and still signed in.
          const here = context.deviceId === null ? null : deviceHash(context.deviceId);
          await endKeptLoginsElsewhere(tx, ownerId, here);
          const change = { kind: "passkey-removed", thing: id, name } as const;
          await announceOwnChange(tx, deps, owner, context, change);
          return {};
        },
        "new-password",
      ),
  } satisfies CallHandlers<AccountCalls>;
}

/** The owner of a request's session, if a passkey may be added now: that needs a verified address. */
async function authoriseAddition(tx: Transaction, deps: Services, context: CallContext) {
  const owner = await authoriseChange(tx, deps, context);
  if (isFailure(owner)) return owner;
  if (owner.account.email_proven_at === null) return fail("EMAIL_UNPROVEN");
  const passkeys = await passkeysOf(tx, "passkeys", owner.account.id);
  return passkeys.length < maximumPasskeys ? owner : fail("TOO_MANY_PASSKEYS");
}
