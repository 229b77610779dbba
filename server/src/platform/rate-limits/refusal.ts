import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Database } from "../database/database.ts";
import type { LabelledCounter } from "../metrics/labelled-counter.ts";
import type { RateLimitName } from "./limits.ts";
import { type RateLimitDeps, type Spent, takeRateLimit } from "./rate-limits.ts";

/**
 * The rate limits that a 429 names. Each counts an address, the whole installation, a logged-in account or the actions
 * of staff. A limit on a name or a mail address refuses silently, because its state would reveal whether an account
 * exists.
 */
export const quotaNames = {
  failedNamesByAddress: "login",
  lockedAttemptsByAddress: "login",
  refusedPasskeysByAddress: "login",
  otpByAddress: "otp",
  signUpByAddressWithProof: "sign-up",
  signUpByAddressWithWait: "sign-up",
  signUpWithWait: "sign-up",
  addressChangeByAddress: "sign-up",
  takenNameByAddress: "sign-up",
  hodSearchByAddress: "hod-search",
  wrongSecretsByAddress: "wrong-secrets",
  contactByAddress: "contact",
  openidByAddress: "openid",
  changeByAccount: "own-account",
  changeByAddress: "own-account",
  emailProofByAccount: "own-account",
  accountSearchByCaller: "account-search",
  webhookTestByWebhook: "webhook-test",
  supportMailByCaller: "support-mail",
  supportMailByAccount: "support-mail",
} as const satisfies Partial<Record<RateLimitName, string>>;
type RefusingLimit = keyof typeof quotaNames;

export interface RefusalDeps extends RateLimitDeps {
  database: Database;
  metrics: { refusals: LabelledCounter<"limit"> };
}

/**
 * Counts one use of a client's rate limit; returns the refusal where it is used up, null within it.
 * @param client its address, or the caller's name where the rate limit counts by that
 */
export async function takeOrRefuse(
  deps: RefusalDeps,
  rateLimit: RefusingLimit,
  client: string,
): Promise<Failure<"TOO_MANY_REQUESTS"> | null> {
  const taken = await takeRateLimit(deps.database.kysely, deps, rateLimit, client);
  return taken.allowed ? null : refuse(deps, rateLimit, taken);
}

/** The failure of a used-up rate limit, which the metrics count (SEC-G12). */
export function refuse(
  { metrics }: Pick<RefusalDeps, "metrics">,
  rateLimit: RefusingLimit,
  { limit, windowSeconds, retryAfterSeconds }: Spent,
): Failure<"TOO_MANY_REQUESTS"> {
  metrics.refusals.inc({ limit: rateLimit });
  const quota = { policy: quotaNames[rateLimit], limit, windowSeconds };
  return fail("TOO_MANY_REQUESTS", { quota, retryAfterSeconds });
}
