import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { SessionWay } from "@frontdoor/contract/account/logins.ts";
import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { Reauthentication } from "@frontdoor/contract/account/reauthentication.ts";
import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import { type Account, holdAccount } from "../../identity/accounts/account-store.ts";
import { createAuthenticator } from "../../identity/login/authenticator.ts";
import { type Browser, browserOf } from "../../identity/login/browser.ts";
import { recordRefusedPasskey } from "../../identity/login/passkey-login.ts";
import {
  assertionOptions,
  readAssertion,
  useAssertion,
} from "../../identity/passkeys/assertion.ts";
import { findPasskeysOf } from "../../identity/passkeys/passkey-store.ts";
import {
  reauthenticatedUntil,
  renewReauthentication,
} from "../../identity/sessions/account-sessions.ts";
import { type Owner, ownerOf } from "../../identity/sessions/reauthentication.ts";
import { checkCode } from "../../identity/two-step/check-code.ts";
import { policyFor } from "../../identity/two-step/policy.ts";
import { findTwoStep } from "../../identity/two-step/two-step-store.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Services } from "../../process/services.ts";

type Outcome =
  | { until: string }
  | Failure<
      "SESSION_ENDED" | "WRONG_PASSWORD" | "WRONG_CODE" | "PASSKEY_REFUSED" | "TOO_MANY_REQUESTS"
    >;

const purposeOf = ({ session }: Owner) => ({ kind: "proof", sessionId: session.id }) as const;

/** Reauthenticates the person at account settings. */
export function createReauthenticationService(deps: Services) {
  const authenticator = createAuthenticator(deps);
  const { kysely } = deps.database;

  /**
   * A wrong password counts and locks as at a login (SEC-A4). With two-step verification the password alone is not enough, as
   * at a login: it would switch two-step verification off.
   */
  async function verifyPassword(
    { account, session }: Owner,
    password: string,
    browser: Browser,
  ): Promise<Outcome> {
    const { realm, username } = account;
    const attempt = { ...browser, realm, username, password };
    const onSuccess = async (tx: Transaction, proven: Account): Promise<Outcome> =>
      proven.id === session.account_id ? renew(tx, session.id, "password") : fail("SESSION_ENDED");
    const outcome = await authenticator.authenticate(attempt, {
      lookUp: (tx, accountId) => findTwoStep(tx, accountId, deps.clock()),
      challenge: async (_tx, proven, { found }) =>
        found !== undefined && policyFor(deps, proven) !== "off" ? fail("WRONG_PASSWORD") : null,
      onSuccess,
    });
    if (!isFailure(outcome)) return outcome;
    const { failure, ...details } = outcome;
    return fail(failure === "BAD_CREDENTIALS" ? "WRONG_PASSWORD" : failure, details);
  }

  /** A wrong code counts as it does at a login's two-step verification. */
  function verifyCode({ account, session }: Owner, code: string): Promise<Outcome> {
    return kysely.transaction().execute(async (tx) => {
      const kind = await checkCode(tx, deps, account, code);
      if (kind === null) return fail("WRONG_CODE");
      const hasPassword = session.way.startsWith("password");
      return renew(tx, session.id, hasPassword ? (`password-and-${kind}` as const) : kind);
    });
  }

  async function renew(tx: Transaction, id: string, way: SessionWay): Promise<Outcome> {
    const now = deps.clock();
    const isRenewed = await renewReauthentication(tx, { id, way, now });
    return isRenewed ? { until: untilOf(now) } : fail("SESSION_ENDED");
  }

  /**
   * Checks the response of a passkey of this account in this session, once. A refused one is counted and stored as at a
   * login.
   */
  async function verifyPasskey(
    owner: Owner,
    passkey: PasskeyLogin,
    { clientAddress }: Pick<Browser, "clientAddress">,
  ): Promise<Outcome> {
    const { id, realm } = owner.account;
    const assertion = await readAssertion(kysely, deps, "passkeys", passkey, purposeOf(owner));
    const isVerified =
      assertion?.ownerId === id &&
      (await kysely.transaction().execute(async (tx) => {
        await holdAccount(tx, id);
        return useAssertion(tx, assertion, deps.clock());
      }));
    return isVerified
      ? kysely.transaction().execute((tx) => renew(tx, owner.session.id, "passkey"))
      : recordRefusedPasskey(deps, { realm, clientAddress }, id);
  }

  return {
    /** The options for a passkey request of this account, for reauthentication in this session. */
    async options(owner: Owner) {
      const passkeys = await findPasskeysOf(kysely, "passkeys", owner.account.id);
      return assertionOptions(deps, purposeOf(owner), passkeys);
    },

    async reauthenticate(
      owner: Owner,
      given: Reauthentication,
      browser: Browser,
    ): Promise<Outcome> {
      switch (given.way) {
        case "password":
          return verifyPassword(owner, given.password, browser);
        case "code":
          return verifyCode(owner, given.code);
        case "passkey":
          return verifyPasskey(owner, given.passkey, browser);
      }
    },
  };
}

/** Until when a reauthentication of now counts. */
function untilOf(now: Date): string {
  return reauthenticatedUntil({ proven_at: now }, now)?.toISOString() ?? now.toISOString();
}

export function reauthenticationRoutes(deps: Services) {
  const service = createReauthenticationService(deps);
  return {
    async reauthenticationOptions(_input, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      return isFailure(owner) ? owner : { options: { ...(await service.options(owner)) } };
    },
    async reauthenticate({ body }, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      if (isFailure(owner)) return owner;
      return service.reauthenticate(owner, body, browserOf(context, owner.account.realm, {}));
    },
  } satisfies CallHandlers<AccountCalls>;
}
