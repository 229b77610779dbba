import { fail } from "@frontdoor/contract/call.ts";
import {
  type ShownAccount,
  type ShownLogin,
  shownLogins,
  shownMessages,
} from "@frontdoor/contract/products/accounts.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { loginDevicesOf } from "../../../identity/devices/login-devices.ts";
import { lockedUntil } from "../../../identity/lockout/lockout-store.ts";
import { passkeysOf } from "../../../identity/passkeys/passkey-store.ts";
import { restorableUntil } from "../../../identity/removal/restore-account.ts";
import { suspensionEnd } from "../../../identity/removal/suspend-account.ts";
import { findTwoStep } from "../../../identity/two-step/two-step-store.ts";
import type { Services } from "../../../process/services.ts";
import { messageState } from "../outbox/outbox.store.ts";
import { told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { findSubjects, mattersOf, messagesOf } from "../support/timeline.store.ts";
import {
  lastLoginOf,
  untoldWorkplace,
  waitingRemovalEnd,
  workplaceOf,
} from "./show-account.store.ts";

/** What support may see of an account. */
export function createShowAccountService(deps: Services) {
  const { database, keys, clock, lockout, config } = deps;
  const { kysely } = database;

  async function messagesTo(id: string): Promise<ShownAccount["messages"]> {
    const matters = await mattersOf(kysely, (await findSubjects(kysely, id)) ?? [id]);
    const page = { after: undefined, limit: shownMessages };
    const rows = await messagesOf(kysely, matters, page).execute();
    return rows.map(({ created_at, ...row }) => ({
      ...told(row),
      state: messageState(row),
      at: created_at.toISOString(),
    }));
  }

  async function loginsOf(id: string): Promise<ShownLogin[]> {
    const devices = await loginDevicesOf(kysely, id);
    return devices
      .slice(0, shownLogins)
      .map(({ browser, system, way, network, last_login_at }) => ({
        at: last_login_at.toISOString(),
        browser,
        system,
        way,
        network,
      }));
  }

  return {
    async showAccount({ body: whose }, { caller }) {
      const mayKnowName = mayCall(caller.as, "findAccounts");
      const account = await findWhose(kysely, keys, whose);
      if (account === undefined) return fail("ACCOUNT_UNKNOWN");
      const { id, realm, username } = account;
      const indexes = usernameIndexes(keys, realm, username);
      const stranger = { realm, usernameIndexes: indexes, deviceId: null };
      const end = account.status === "suspended" ? await suspensionEnd(kysely, id) : null;
      const until = await lockedUntil(kysely, stranger, clock());
      const twoStep = await findTwoStep(kysely, id, clock());
      const removal = await waitingRemovalEnd(kysely, id, clock());
      return {
        id,
        realm,
        status: account.status,
        type: account.type,
        name: mayKnowName ? `${account.name} ${account.surname}`.trim() || null : null,
        ...(mayKnowName ? await workplaceOf(kysely, id) : untoldWorkplace),
        maskedEmail: maskedEmail(account.email),
        locked: await lockout.isLocked(kysely, stranger),
        lockedUntil: until?.toISOString() ?? null,
        suspendedUntil: end?.toISOString() ?? null,
        restorableUntil: restorableUntil(account, clock())?.toISOString() ?? null,
        emailVerified: account.email_proven_at !== null,
        numberVerified: account.number_confirmed_at !== null,
        twoStep: twoStep !== undefined,
        twoStepEndsAt: twoStep?.ends_at?.toISOString() ?? null,
        removalAskedUntil: removal?.toISOString() ?? null,
        passkeys: (await passkeysOf(kysely, "passkeys", id)).length,
        lastLoginAt: (await lastLoginOf(kysely, id))?.toISOString() ?? null,
        logins: config.lastLogins && mayKnowName ? await loginsOf(id) : null,
        createdAt: account.created_at.toISOString(),
        messages: await messagesTo(id),
      };
    },
  } satisfies ProductHandlers;
}
