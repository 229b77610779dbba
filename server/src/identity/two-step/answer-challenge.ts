import { twoStepTries } from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { type Account, findAccountById, holdAccount } from "../accounts/account-store.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { strangers } from "../lockout/lockout-store.ts";
import { type AuthenticatorDeps, recordSuccess } from "../login/attempt-records.ts";
import { type Browser, browserOf } from "../login/browser.ts";
import { consumeToken, keepTokenData, peekToken, type TokenRow } from "../tokens/tokens.ts";
import { type CodeKind, checkCode } from "./check-code.ts";
import { isSameBrowser, loginOf } from "./pending-challenge.ts";
import { type PolicyDeps, policyFor } from "./policy.ts";
import { rememberTwoStep } from "./remembered-devices.ts";

/** What somebody typed at two-step verification. */
interface ChallengeAnswer {
  product: LoginProduct;
  token: string;
  code: string;
  /** Whether this device is asked for no code for 30 days. */
  remember?: boolean | undefined;
}

/** A login that has no pending challenge any more. */
interface AnsweredChallenge {
  account: Account;
  way: LoginWay;
  browser: Browser;
  inviteId: string | null;
}

type Refusal = Failure<"WRONG_CODE" | "STEP_ENDED">;

const wayOf = {
  code: "password-and-code",
  "recovery-code": "password-and-recovery-code",
} as const satisfies Record<CodeKind, LoginWay>;

/**
 * Checks the code of a pending challenge and completes the login. A challenge that cannot be answered always gets the
 * same response: unknown, used, expired, out of tries, of another browser or product, the password changed or locked
 * meanwhile, or the account gone.
 * @param onSuccess completes the login, in the transaction that records the success
 */
export function answerChallenge(
  deps: AuthenticatorDeps & PolicyDeps,
  answer: ChallengeAnswer,
  context: CallContext,
  onSuccess: (tx: Transaction, taken: AnsweredChallenge) => Promise<{ location: string }>,
): Promise<{ location: string } | Refusal> {
  const { product, token: rawToken, code } = answer;
  return deps.database.kysely.transaction().execute(async (tx) => {
    const presented = { purpose: "second-step", rawToken, now: deps.clock() } as const;
    const waiting = await heldChallenge(tx, presented, product, context.deviceId);
    if (waiting === null) return fail("STEP_ENDED");
    const { account, step } = waiting;
    const { query, inviteId } = loginOf(step);
    const browser = browserOf(context, product, query);
    const name = usernameIndexes(deps.keys, account.realm, account.username);
    const attempt = { ...browser, realm: account.realm, usernameIndexes: name };
    const admitted = await deps.lockout.look(tx, attempt);
    if (admitted.state === "closed") return fail("STEP_ENDED");
    const kind = await checkCode(tx, deps, account, code);
    if (kind === null) return countTry(tx, step);
    await consumeToken(tx, presented);
    const way = wayOf[kind];
    const isKnownDevice = admitted.client !== strangers;
    await recordSuccess(tx, deps, { ...attempt, admitted, isKnownDevice, way }, account);
    if (answer.remember && policyFor(deps, account) === "optional") {
      const device = { accountId: account.id, deviceId: browser.keepDevice(true) };
      await rememberTwoStep(tx, device, deps.clock());
    }
    return onSuccess(tx, { account, way, browser, inviteId });
  });
}

/** The challenge, if it is still pending in this browser and at this product, with its account, which is locked. */
async function heldChallenge(
  tx: Transaction,
  presented: Parameters<typeof peekToken>[1],
  product: LoginProduct,
  deviceId: string | null,
): Promise<{ step: TokenRow; account: Account } | null> {
  const seen = await peekToken(tx, presented);
  if (seen.status !== "live") return null;
  await holdAccount(tx, seen.row.subject_id);
  // Once more: whoever held the account before may have used it up.
  const held = await peekToken(tx, presented);
  if (held.status !== "live" || held.row.data.product !== product) return null;
  if (Number(held.row.data.tries) >= twoStepTries) return null;
  if (!isSameBrowser(held.row, deviceId)) return null;
  const account = await findAccountById(tx, held.row.subject_id);
  if (account?.status !== "active") return null;
  return { step: held.row, account };
}

/** The last wrong code ends a challenge: the next code would not be checked. */
async function countTry(tx: Transaction, { id, data }: TokenRow): Promise<Refusal> {
  const tries = Number(data.tries) + 1;
  await keepTokenData(tx, id, { ...data, tries });
  return fail(tries < twoStepTries ? "WRONG_CODE" : "STEP_ENDED");
}
