import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail, isFailure } from "@frontdoor/contract/call.ts";
import { announceOwnChange } from "../../../identity/changes/announce-change.ts";
import { takeChange, toldChangeOnce } from "../../../identity/changes/change-limit.ts";
import { cancelEmailChange } from "../../../identity/contact/contact-change-store.ts";
import { endAccountSessions } from "../../../identity/sessions/account-sessions.ts";
import {
  authoriseChange,
  changeUnverifiedOnce,
  type Owner,
} from "../../../identity/sessions/reauthentication.ts";
import { appKeyUri, issuerIn } from "../../../identity/two-step/app-key.ts";
import { policyFor } from "../../../identity/two-step/policy.ts";
import { isRecoveryCode, makeRecoveryCodes } from "../../../identity/two-step/recovery-codes.ts";
import { forgetRememberedDevices } from "../../../identity/two-step/remembered-devices.ts";
import {
  beginSetUp,
  confirmSetUp,
  takeSetUp,
  wasConfirmed,
} from "../../../identity/two-step/set-up.ts";
import { endTwoStep } from "../../../identity/two-step/two-step.ts";
import { addTwoStep, findTwoStep, moveTwoStep } from "../../../identity/two-step/two-step-store.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";

export function createTwoStepService(deps: Services) {
  const { clock, database, keys } = deps;
  const transact = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.kysely.transaction().execute(work);

  const stepOf = (tx: Transaction, { account }: Owner) => findTwoStep(tx, account.id, clock());
  const setUpOf = ({ account, session }: Owner) => ({
    accountId: account.id,
    sessionId: session.id,
  });

  return {
    /** The key for the app. Needs a verified address, because two-step verification can lock an owner out. */
    beginTwoStep: (_input, context) =>
      transact(async (tx) => {
        const owner = await authoriseChange(tx, deps, context);
        if (isFailure(owner)) return owner;
        const { account } = owner;
        if (policyFor(deps, account) === "off") return fail("SECOND_STEP_NOT_OFFERED");
        if (account.email_proven_at === null) return fail("EMAIL_UNPROVEN");
        const key = await beginSetUp(tx, deps, setUpOf(owner));
        return {
          key,
          uri: appKeyUri(key, { issuer: issuerIn(account.realm), username: account.username }),
        };
      }),

    /** Checks a code of the app: returns recovery codes, or moves existing two-step verification to this app. */
    confirmTwoStep: ({ body: { code } }, context) =>
      transact(async (tx) => {
        const owner = await authoriseChange(tx, deps, context);
        if (isFailure(owner)) return owner;
        const app = await confirmSetUp(tx, deps, setUpOf(owner), code);
        if (app === "wrong") return fail("WRONG_CODE");
        const before = await stepOf(tx, owner);
        if (app === null) {
          // Pressed again, because the answer was lost: the app has moved already.
          const isDone = before !== undefined && (await wasConfirmed(tx, deps, before, code));
          return isDone ? { recoveryCodes: [] } : fail("SETUP_ENDED");
        }
        const { id } = owner.account;
        if (before === undefined) {
          return { recoveryCodes: await makeRecoveryCodes(tx, keys, "recovery_codes", id) };
        }
        const refusal = await takeChange(tx, deps, owner.account, context);
        if (refusal !== null) return refusal;
        await takeSetUp(tx, deps, setUpOf(owner));
        await moveTwoStep(tx, id, app);
        await announceOwnChange(tx, deps, owner, context, { kind: "second-step-app" });
        return { recoveryCodes: [] };
      }),

    /**
     * Switches two-step verification on. Other sessions, which a password alone may have opened, end with the changes
     * requested in them.
     */
    switchTwoStepOn: ({ body: { recoveryCode: code } }, context) =>
      toldChangeOnce(deps, context, async (tx, owner) => {
        const { accountId, sessionId } = setUpOf(owner);
        if (code !== undefined && !(await isRecoveryCode(tx, keys, { ownerId: accountId, code }))) {
          return fail("SETUP_ENDED");
        }
        const app = await takeSetUp(tx, deps, setUpOf(owner));
        if (app === null) return fail("SETUP_ENDED");
        await addTwoStep(tx, accountId, app, clock());
        await endAccountSessions(tx, { accountId, exceptId: sessionId });
        await cancelEmailChange(tx, { accountId, now: clock(), exceptSession: sessionId });
        await announceOwnChange(tx, deps, owner, context, { kind: "second-step-on" });
        return {};
      }),

    switchTwoStepOff: (_input, context) =>
      toldChangeOnce(deps, context, async (tx, owner) => {
        const { account } = owner;
        if (policyFor(deps, account) === "required") return fail("SECOND_STEP_REQUIRED");
        if (await endTwoStep(tx, deps, account, account.id)) {
          await announceOwnChange(tx, deps, owner, context, { kind: "second-step-off" });
        }
        return {};
      }),

    renewRecoveryCodes: (_input, context) =>
      transact(async (tx) => {
        const owner = await authoriseChange(tx, deps, context);
        if (isFailure(owner)) return owner;
        if ((await stepOf(tx, owner)) === undefined) return fail("SETUP_ENDED");
        const refusal = await takeChange(tx, deps, owner.account, context);
        if (refusal !== null) return refusal;
        const recoveryCodes = await makeRecoveryCodes(tx, keys, "recovery_codes", owner.account.id);
        await announceOwnChange(tx, deps, owner, context, { kind: "second-step-codes" });
        return { recoveryCodes };
      }),

    /**
     * Forgets remembered devices, so that codes are asked for again. That lets nobody in, so it needs no
     * reauthentication and no mail.
     */
    forgetRememberedDevices: (_input, context) =>
      changeUnverifiedOnce(deps, context, async (tx, { account }) => {
        await forgetRememberedDevices(tx, account.id);
        return {};
      }),
  } satisfies CallHandlers<AccountCalls>;
}
