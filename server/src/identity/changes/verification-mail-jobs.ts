import type { Transaction } from "../../platform/database/database.ts";
import type { LabelledCounter } from "../../platform/metrics/labelled-counter.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeEach } from "../../platform/rate-limits/rate-limits.ts";
import { enqueue } from "../outbox-jobs.ts";

type VerificationMailDeps = RateLimitDeps & { metrics: { refusals: LabelledCounter<"limit"> } };

interface VerificationRequest {
  /** The registration's id, or a random one: the row must not show whether there is a registration. */
  pendingId: string;
  /** The username index of the address that is to be mailed. */
  address: string;
  /** `null` where the caller already took a rate limit of its own. */
  clientAddress: string | null;
}

/**
 * Asks for the mail with the link that proves a pending registration's address, within two rate limits.
 * @returns whether both let it through
 */
export async function requestVerification(
  tx: Transaction,
  deps: VerificationMailDeps,
  { pendingId, address, clientAddress }: VerificationRequest,
): Promise<boolean> {
  if (!(await isWithinBoth(tx, deps, { address, clientAddress }))) return false;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "academic.verification-requested",
    payload: { pendingId },
  });
  return true;
}

/** A repeated request, before it is known whether a registration waits under the name. */
interface RepeatedRequest {
  usernameIndexes: readonly [string, ...string[]];
  /** The hash of the id in the browser's device cookie. */
  device: Buffer | null;
  clientAddress: string;
}

/** The same for the registration that the worker finds waiting under a name: looking for it takes time (SEC-D1). */
export async function repeatVerification(
  tx: Transaction,
  deps: VerificationMailDeps,
  { usernameIndexes, device, clientAddress }: RepeatedRequest,
): Promise<boolean> {
  const address = usernameIndexes[0];
  if (!(await isWithinBoth(tx, deps, { address, clientAddress }))) return false;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "academic.verification-repeated",
    payload: { usernameIndexes, device: device?.toString("base64url") ?? null },
  });
  return true;
}

/**
 * One client's requests leave a share to the others, so that nobody uses up the mails of a person whose address they
 * typed. All clients together have a wider rate limit (SEC-C9).
 */
async function isWithinBoth(
  tx: Transaction,
  deps: VerificationMailDeps,
  { address, clientAddress }: Omit<VerificationRequest, "pendingId">,
): Promise<boolean> {
  const byEmail = ["verificationByEmail", address] as const;
  const uses =
    clientAddress === null
      ? [byEmail]
      : [["verificationByClient", { name: address, clientAddress }] as const, byEmail];
  const reached = await takeEach(tx, deps, uses);
  if (reached !== null) deps.metrics.refusals.inc({ limit: reached.name });
  return reached === null;
}
